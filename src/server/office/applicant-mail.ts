import { academy } from '../../content/academy';
import type * as Mail from '../../content/en/applicant-mail';
import type * as Replies from '../../content/en/replies';
import { siteLanguages, type SiteLanguage } from '../../content/languages';
import { paths } from '../../content/paths';
import type { Words } from '../../content/words';
import { inEveryLanguage } from '../../site/words-by-language';
import { requestedCourse } from '../../site/requested-course';
import { inLanguage, parseSiteLanguage } from '../../site/languages';
import type { MailSender } from '../config';
import { wordsForState } from '../../site/request-state';
import { type NoticeChannel, noticeName, type OfficeNotice } from '../store/office-notices';
import { isNoSuchMailbox, sendMail } from './mail';

/** The words of the emails in each language. */
export const applicantMails = await inEveryLanguage(async (language) => {
  const [{ applicantMail, replyMail }, { replies, laterState }] = await Promise.all([
    import(`../../content/${language}/applicant-mail.ts`) as Promise<Words<typeof Mail>>,
    import(`../../content/${language}/replies.ts`) as Promise<Words<typeof Replies>>,
  ]);
  return { applicantMail, replyMail, replies, laterState };
});

/** Maximum delay in milliseconds. A later email would only confuse its recipient. */
const latestMs = 3 * 86_400_000;

/**
 * Confirms an enrolment to the applicant, and announces the office's replies, by email, in plain
 * text and simple HTML. The email is in the language of the page with the form, or in English if
 * that is unknown.
 */
export function applicantMailChannel(sender: MailSender, origin: string): NoticeChannel {
  return {
    kind: 'applicant',
    async deliver(notice, signal) {
      const { applicant } = notice;
      if (applicant === null || isTooLate(notice)) return undefined;
      const language = parseSiteLanguage(notice.pageLanguage) ?? 'en';
      const path = notice.event === 'reply' ? paths.receipt(notice.reference) : paths.requests;
      const url = origin + inLanguage(language, path);
      const certificate = notice.certificate && origin + paths.certificate(notice.certificate);
      const { subject, paragraphs } = contentOf(notice, language, { url, certificate });
      const mail = {
        to: { name: '', address: applicant },
        replyTo: academy.email,
        subject,
        text: `${paragraphs.join('\n\n')}\n`,
        html: toHtml(paragraphs, [url, certificate ?? ''], language),
      };
      try {
        return await sendMail(sender, `${noticeName(notice)}.applicant`, mail, signal);
      } catch (error) {
        // If the address is mistyped, retrying is pointless.
        if (!isNoSuchMailbox(error)) throw error;
        return { kind: 'no-mailbox' };
      }
    },
  };
}

/** Returns true for a confirmation that is late. A reply is worth reading whenever it arrives. */
const isTooLate = ({ event, version, receivedAt }: OfficeNotice): boolean =>
  event === 'enrolment' && version === 0 && Date.now() - Date.parse(receivedAt) > latestMs;

interface Links {
  /** Of 'Your requests'. */
  readonly url: string;
  readonly certificate: string | null;
}

function contentOf(notice: OfficeNotice, language: SiteLanguage, { url, certificate }: Links) {
  const { reference, state, isLastToday } = notice;
  const words = applicantMails[language];
  if (notice.event === 'reply') {
    const { title } = wordsForState(state, words);
    const reply = words.replyMail.paragraphs(reference, title, url);
    return {
      subject: words.replyMail.subject(reference),
      paragraphs: certificate
        ? reply.toSpliced(3, 0, words.replyMail.certificate(certificate))
        : reply,
    };
  }
  const { subject, paragraphs, lastToday } = words.applicantMail;
  const confirmation = paragraphs(reference, requestedCourse(notice), url);
  return {
    subject: subject(reference),
    paragraphs: isLastToday ? confirmation.toSpliced(-2, 0, lastToday) : confirmation,
  };
}

function toHtml(
  paragraphs: readonly string[],
  urls: readonly string[],
  language: SiteLanguage,
): string {
  const lines = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n');
  const addresses = urls.filter(Boolean).map(escaped);
  const body = addresses.reduce(
    (text, address) => text.replace(address, `<a href="${address}">${address}</a>`),
    lines,
  );
  // Repeat the attributes, because some mail programs drop the outer elements.
  const { lang, direction } = siteLanguages[language];
  const attributes = `lang="${lang}" dir="${direction}"`;
  return `<!doctype html>\n<html ${attributes}>\n<body>\n<div ${attributes}>\n${body}\n</div>\n</body>\n</html>\n`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
