import { academy } from '../../content/academy';
import { applicantMail } from '#words/applicant-mail';
import { paths } from '../../content/paths';
import { requestedCourse } from '../../site/requested-course';
import type { MailSender } from '../config';
import type { Channel } from './channel';
import { isNoSuchMailbox, sendMail } from './mail';

/** Maximum delay in milliseconds. A later confirmation would only confuse its recipient. */
const latestMs = 3 * 86_400_000;

/** Confirms an enrolment to the applicant by email, in plain text and simple HTML. */
export function applicantMailChannel(sender: MailSender, origin: string): Channel {
  return {
    kind: 'applicant',
    async deliver(notice, signal) {
      const { reference, receivedAt, applicant } = notice;
      if (applicant === null || Date.now() - Date.parse(receivedAt) > latestMs) return;
      const url = origin + paths.requests;
      const paragraphs = applicantMail.paragraphs(reference, requestedCourse(notice), url);
      const mail = {
        to: { name: '', address: applicant },
        replyTo: academy.email,
        subject: applicantMail.subject(reference),
        text: `${paragraphs.join('\n\n')}\n`,
        html: toHtml(paragraphs, url),
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

function toHtml(paragraphs: readonly string[], url: string): string {
  const lines = paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('\n');
  const address = escaped(url);
  const body = lines.replace(address, `<a href="${address}">${address}</a>`);
  return `<!doctype html>\n<html lang="en">\n<body>\n${body}\n</body>\n</html>\n`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
