import type * as English from '../en/notifications';
import type { Words } from '../words';
import { alerts } from './messages';

/** System notifications, for visitors who have allowed them and can't see a page of the site. */
export const notificationTexts: Words<typeof English.notificationTexts> = {
  accepted: (courseTitle: string, reference: string | null) => ({
    title: alerts.submitted,
    body: reference === null ? courseTitle : `${courseTitle}. Nombor rujukan anda: ${reference}`,
  }),
  rejected: (courseTitle: string, status: number) => ({
    title: courseTitle,
    body: alerts.submissionFailed(status),
  }),
  /** @param title title of the reply's alert */
  answered: (title: string, courseTitle: string) => ({ title, body: courseTitle }),
};

/** The offer of a notification while a request is waiting, and the messages after each choice. */
export const notificationOffer: Words<typeof English.notificationOffer> = {
  title: 'Dapatkan pemberitahuan',
  accept: 'Beritahu saya setelah permohonan saya sampai',
  acceptReply: 'Beritahu saya apabila akademi menjawab',
  decline: 'Tidak, terima kasih',
  answers: {
    granted: {
      inBackground:
        'Anda akan mendapat pemberitahuan setelah permohonan anda kami terima, walaupun laman web ini ditutup.',
      whileOpen:
        'Anda akan mendapat pemberitahuan setelah permohonan anda kami terima, selagi laman web ini kekal terbuka di latar belakang.',
    },
    replies: 'Anda akan mendapat pemberitahuan pada peranti ini apabila kami menjawab.',
    denied:
      'Pelayar anda tidak membenarkan pemberitahuan. Perkembangan terkini akan dipaparkan pada halaman “Permohonan anda” apabila anda membuka laman web ini semula.',
    declined:
      'Baiklah. Perkembangan terkini akan dipaparkan pada halaman “Permohonan anda” apabila anda membuka laman web ini semula.',
    off: 'Pemberitahuan tentang jawapan kami dimatikan pada peranti ini.',
  },
  turnOff: 'Matikan pemberitahuan',
  failed:
    'Pemberitahuan tidak dapat dihidupkan. Mungkin perkhidmatan pemberitahuan pelayar anda disekat, atau sistem kami tidak dapat dihubungi.',
  retry: 'Cuba lagi',
};
