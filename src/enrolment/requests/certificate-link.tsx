import { certificate as words } from '#words/certificate';
import { paths } from '../../content/paths';
import { ButtonLink } from '../../ui/button';

/** Says that certificates will be deleted with the rest of the visitor's data. */
export const CertificateLoss = ({ count }: { readonly count: number }) => (
  <li>{words.deletion(count)}</li>
);

/** Leads to a certificate that is stored on this device. */
export function CertificateLink({ sealed }: { readonly sealed: string }) {
  const { title, text, open } = words.receipt;
  return (
    <section className="callout stack-3 screen-only">
      <h3>{title}</h3>
      <p>{text}</p>
      <p>
        <ButtonLink to={paths.certificate(sealed)}>{open}</ButtonLink>
      </p>
    </section>
  );
}
