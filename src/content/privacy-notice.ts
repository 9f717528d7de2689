import { paths } from './addresses';
import { privacy } from './privacy';

interface PrivacyNotice {
  /** As `lang` has it. */
  readonly language: 'en' | 'ms';
  readonly title: string;
  readonly text: string;
  /** Leads to the whole of it, in the same language. */
  readonly more: { readonly label: string; readonly href: string };
}

/** Stands at the enrolment form, in English and in Malay as Malaysia's law asks. */
export const privacyNotice: readonly PrivacyNotice[] = [
  {
    language: 'en',
    title: 'Your personal data',
    text: `We keep the name, phone, e-mail, country and course of your request only to answer it, and pass them on to nobody. Our server deletes the request at the latest ${privacy.retentionDays} days after it arrived, or sooner if you ask us and name its reference.`,
    more: { label: 'More about your data', href: paths.privacy },
  },
  {
    language: 'ms',
    title: 'Data peribadi anda',
    text: `Kami menyimpan nama, telefon, e-mel, negara dan kursus dalam permohonan anda hanya untuk menjawabnya, dan tidak memberikannya kepada pihak lain. Permohonan itu dipadamkan daripada pelayan kami selewat-lewatnya ${privacy.retentionDays} hari selepas diterima, atau lebih awal jika anda menghubungi kami dan menyatakan nombor rujukannya.`,
    more: { label: 'Maklumat lanjut tentang data anda', href: paths.privacyInMalay },
  },
];
