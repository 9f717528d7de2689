import { paths } from './addresses';
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
    title: 'Your personal data',
    text: `We keep the name, phone, email, country and course of your request only to answer it. We share them only with those who run our server and email, or where the law or your visa requires it. We may confirm it by email, and this device asks for our answer and shows it. If the student is under 18, a parent or guardian sends the request. Our server deletes it at most ${privacy.retentionDays} days after it arrived, or sooner if you ask us.`,
    more: { label: 'More about your data', href: paths.privacy },
  },
  {
    language: 'ms',
    title: 'Data peribadi anda',
    text: `Kami menyimpan nama, nombor telefon, e-mel, negara dan kursus dalam permohonan anda hanya untuk menjawabnya. Kami mendedahkannya hanya kepada pihak ketiga yang mengendalikan pelayan dan e-mel kami, atau jika dikehendaki oleh undang-undang atau urusan visa anda. Kami mungkin mengesahkannya melalui e-mel, dan peranti ini meminta jawapan kami lalu memaparkannya. Bagi pelajar berumur bawah 18 tahun, permohonan dihantar oleh ibu bapa atau penjaga. Pelayan kami memadamkan permohonan itu selewat-lewatnya ${privacy.retentionDays} hari selepas diterima, atau lebih awal jika anda meminta.`,
    more: { label: 'Maklumat lanjut tentang data anda', href: paths.privacyInMalay },
  },
];
