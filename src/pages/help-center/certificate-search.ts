/** What the last search came to. Before any search it is 'found', so the sample shows (section 4). */
export type CertificateSearch =
  | { readonly state: 'found' }
  | { readonly state: 'missing'; readonly number: string };

export const initialCertificateSearch: CertificateSearch = { state: 'found' };

/** Looks a number up, as typed, against the one that the academy has given out (section 5). */
export function searchCertificate(input: string, certificateNumber: string): CertificateSearch {
  const number = input.trim();
  return number === certificateNumber ? { state: 'found' } : { state: 'missing', number };
}

/** What the page shows of a search; nothing was found only as long as something is typed. */
export function certificateView(
  search: CertificateSearch,
  input: string,
): 'certificate' | 'message' | 'nothing' {
  if (search.state === 'found') return 'certificate';
  return input.trim() === '' ? 'nothing' : 'message';
}
