import { paths } from './paths';
import { privacy } from './privacy';

interface PrivacyNotice {
  /** Value of the `lang` attribute. */
  readonly language: 'en' | 'ms';
  readonly title: string;
  readonly text: string;
  /** Link to the complete version in the same language. */
  readonly more: { readonly label: string; readonly href: string };
}

/** Shown with the enrolment form, in English and Malay, as Malaysian law requires. */
export const privacyNotice: readonly PrivacyNotice[] = [
  {
    language: 'en',
    title: 'Privacy in brief',
    text: `We use the name, phone, email, country and course in your request only to deal with it. We share them only with those who run our server, email and messaging, or where the law or your visa requires it. We may confirm the request by email, and this site checks for our reply and shows it on this device. If the student is under 18, a parent or guardian must send the request. Our server deletes it no later than ${privacy.retentionDays} days after it arrives, or sooner if you ask us. If you accept a place, we’ll ask for documents as well; the privacy notice says which, and how long we keep them.`,
    more: { label: 'Read the privacy notice', href: paths.privacy },
  },
  {
    language: 'ms',
    title: 'Privasi secara ringkas',
    text: `Kami menggunakan nama, nombor telefon, e-mel, negara dan kursus dalam permohonan anda hanya untuk memproses dan menjawabnya. Kami mendedahkannya hanya kepada pihak ketiga yang mengendalikan pelayan, e-mel dan perkhidmatan mesej kami, atau jika dikehendaki oleh undang-undang atau urusan visa anda. Kami mungkin mengesahkan permohonan itu melalui e-mel, dan laman web ini akan mendapatkan jawapan kami dan memaparkannya pada peranti ini. Bagi pelajar berumur bawah 18 tahun, permohonan hendaklah dihantar oleh ibu bapa atau penjaga. Pelayan kami memadamkan permohonan itu selewat-lewatnya ${privacy.retentionDays} hari selepas diterima, atau lebih awal jika anda meminta. Jika anda menerima tawaran tempat, kami akan meminta dokumen juga; notis privasi menyatakan dokumen itu dan tempoh penyimpanannya.`,
    more: { label: 'Baca notis privasi', href: paths.privacyInMalay },
  },
];
