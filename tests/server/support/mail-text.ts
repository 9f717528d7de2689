/** Decodes the parts of an email. */
export const decoded = (raw: string) => raw.split('\r\n--').map(decodedPart).join('\n');

const decodedPart = (part: string) =>
  part
    .replace(/^(.*: base64\r\n\r\n)(.*)$/s, (_, head: string, body: string) =>
      head.concat(Buffer.from(body, 'base64').toString()),
    )
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )
    .replaceAll('\r\n', '\n');

export const decodedSubject = (subject = '') =>
  subject
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=\s*/g, (_, text: string) =>
      Buffer.from(text, 'base64').toString(),
    )
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=\s*/g, (_, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    );
