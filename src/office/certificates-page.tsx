import { useState } from 'react';
import { officePage } from '../content/office-page';
import { officeCertificates as words } from '../content/office-certificates';
import { InputField } from '../ui/field';
import { Notice } from '../ui/notice';
import { moveFocusTo } from '../ui/restore-focus';
import { CertificateList, KeyProblem } from './certificate-list';
import { ListLink } from './list-link';
import { useCertificates } from './use-certificates';

/** All certificates, newest first, including those whose requests have been deleted. */
export function CertificatesPage() {
  const [search, setSearch] = useState('');
  const certificates = useCertificates(search);
  const page = certificates.view.kind === 'shown' ? certificates.view.value : undefined;
  return (
    <div className="passkeys breakable container stack-5">
      <title>{officePage.titleOf(words.title)}</title>
      <p>
        <ListLink />
      </p>
      <h1 ref={moveFocusTo}>{words.title}</h1>
      <KeyProblem page={page} />
      {page?.keyReminder && <Notice kind="info">{page.keyReminder}</Notice>}
      <InputField
        label={words.search}
        hint={words.searchHint}
        type="search"
        autoComplete="off"
        maxLength={50}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <CertificateList
        certificates={certificates}
        noneText={search ? words.noneFound : words.none}
      />
    </div>
  );
}
