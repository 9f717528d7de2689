import { academy } from '../../content/academy';
import type * as Mail from '../../content/en/applicant-mail';
import { siteLanguages, type SiteLanguage } from '../../content/languages';
import { paths } from '../../content/paths';
import type { Words } from '../../content/words';
import { inEveryLanguage } from '../../site/words-by-language';
import { requestedCourse } from '../../site/requested-course';
import { inLanguage, parseSiteLanguage } from '../../site/languages';
import type { MailSender } from '../config';
import type { NoticeChannel } from '../store/office-notices';
import { isNoSuchMailbox, sendMail } from './mail';

export const applicantMails = await inEveryLanguage(
  async (language): Promise<Words<typeof Mail.applicantMail>> =>
    (await import(`../../content/${language}/applicant-mail.ts`)).applicantMail,
);

/** Maximum delay in milliseconds. A later confirmation would only confuse its recipient. */
const latestMs = 3 * 86_400_000;

export function applicantMailChannel(sender: MailSender, origin: string): NoticeChannel {
  return {
    kind: 'applicant',
    async deliver(notice, signal) {
      const { reference, receivedAt, applicant } = notice;
      if (applicant === null || Date.now() - Date.parse(receivedAt) > latestMs) return;
      const language = parseSiteLanguage(notice.pageLanguage) ?? 'en';
      const words = applicantMails[language];
      const url = origin + inLanguage(language, paths.requests);
      const paragraphs = words.paragraphs(reference, requestedCourse(notice), url);
      const mail = {
        to: { name: '', address: applicant },
        replyTo: academy.email,
        subject: words.subject(reference),
        text: `${paragraphs.join('\n\n')}\n`,
        html: toHtml(paragraphs, url, language),
      };
      try {
        await sendMail(sender, `${reference}.applicant`, mail, signal);
      } catch (error) {
        // If the address is mistyped, retrying is pointless.
        if (!isNoSuchMailbox(error)) throw error;
      }
    },
  };
}

function toHtml(paragraphs: readonly string[], url: string, language: SiteLanguage): string {
  const lines = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n');
  const address = escaped(url);
  const body = lines.replace(address, `<a href="${address}">${address}</a>`);
  // Repeat the attributes, because some mail programs drop the outer elements.
  const { lang, direction } = siteLanguages[language];
  const attributes = `lang="${lang}" dir="${direction}"`;
  return `<!doctype html>\n<html ${attributes}>\n<body>\n<div ${attributes}>\n${body}\n</div>\n</body>\n</html>\n`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
