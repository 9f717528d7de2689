import { academy } from './academy';
import { paths } from './addresses';
import { answerDays, privacy } from './privacy';

interface PrivacyPart {
  readonly title: string;
  readonly text: string;
  readonly points?: readonly string[];
  /** Follows the points. */
  readonly note?: string;
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

interface PrivacyVersion {
  /** Value of the `lang` attribute. */
  readonly language: 'en' | 'ms';
  /** The language's own name: label of the link from the other version. */
  readonly languageName: string;
  /** Fragment of the address. */
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** Both languages have the same parts in the same order. */
  readonly parts: readonly PrivacyPart[];
}

const fragmentOf = (path: string) => path.slice(path.indexOf('#') + 1);

/** Returns a link that opens the visitor's mail app; the visitor completes the reference. */
const mailLink = (subject: string, body: string) =>
  `mailto:${academy.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

const english: PrivacyVersion = {
  language: 'en',
  languageName: 'English',
  id: fragmentOf(paths.privacy),
  title: 'Your personal data',
  subtitle: `What ${academy.name} keeps about you, why, for how long, and how to have it deleted, under the Personal Data Protection Act 2010 of Malaysia.`,
  parts: [
    {
      title: 'What we receive',
      text: 'When you send an enrolment request, our server stores what you entered, and takes nothing from anywhere else:',
      points: [
        'the student’s name and country, and a phone number and email address',
        'the course and its language, the course length, and any VIP hours that you would like',
        'when it arrived, its reference, and a random number that keeps it from being counted twice',
      ],
      note: 'Without all that the form asks for we can’t answer you; only VIP hours are your choice. If the student is under 18, a parent or guardian sends the request.',
    },
    {
      title: 'What it is for',
      text: 'We use it to answer your request: to call or write to you, and to settle your course and your times. We may confirm it by an email to you. We do not use it for advertising. We share it only with those who run our server and email, or where the law or your visa requires it: for a Student Pass, for example, with EMGS and the Immigration Department. A notice that tells our office of a new request holds neither your name nor how to reach you.',
    },
    {
      title: 'How long we keep it',
      text: `Our server deletes your request automatically, with our answer and notes, at most ${privacy.retentionDays} days after it arrived.`,
    },
    {
      title: 'How to have it deleted, seen or corrected',
      text: 'You can ask us at any time to delete your request, to show you what we keep about you, to correct it, or to stop using it. Write to our Data Protection Contact or call, and give the reference on your receipt. Without one, your name, the course and the day are enough. Questions and complaints go there too.',
      links: [
        {
          label: 'Ask by email to have it deleted',
          href: mailLink('Please delete my enrolment request', 'My reference: JLA-'),
        },
        { label: `Call ${academy.phone}`, href: academy.phoneHref },
      ],
    },
    {
      title: 'On your own device',
      text: 'This site keeps some of it on the device that you use:',
      points: [
        `A form that you have begun is kept for ${privacy.draftDays} days after your last change. An older one is removed when this site is opened again; at the latest the second time, a day or more after the first.`,
        'A request is kept until we have received it, or until you delete it. Once we have it, your name, phone and email are removed from the device, and the receipt stays.',
        `For up to ${answerDays} days after that, the device asks our server how your request stands, by that random number alone, and keeps our answer with the receipt.`,
        'A few settings are kept, such as messages that you have closed.',
        'The browser may erase all of it sooner: Safari, and any browser on an iPhone or iPad, when you have not used this site for seven days; others when the device runs short of space. If you install the site, the seven days do not apply.',
      ],
      note: '‘Delete my data from this device’ deletes all of it. Please use it on a device that you share.',
      links: [{ label: 'Open ‘Your requests’', href: paths.requests }],
    },
    {
      title: 'What this site does not do',
      text: 'It sets no cookies, does not track you and shows no advertising. Our server’s log holds no name and no network address (IP). That address is in the server’s memory alone, to slow down whoever sends too many requests, and is stored nowhere.',
    },
    {
      title: 'Other services',
      text: 'The map is OpenStreetMap’s, which receives your network address once you scroll near it. WhatsApp, Facebook, Instagram and TikTok learn of you only when you tap a link to them. The contact form on this page sends nothing on its own: it opens your email app or WhatsApp with your message.',
    },
  ],
};

const malay: PrivacyVersion = {
  language: 'ms',
  languageName: 'Bahasa Malaysia',
  id: fragmentOf(paths.privacyInMalay),
  title: 'Data peribadi anda',
  subtitle: `Data tentang anda yang disimpan oleh ${academy.name}, tujuannya, tempoh simpanannya dan cara memadamkannya, mengikut Akta Perlindungan Data Peribadi 2010 Malaysia.`,
  parts: [
    {
      title: 'Data yang kami terima',
      text: 'Apabila anda menghantar permohonan pendaftaran, pelayan kami menyimpan maklumat yang anda isi dan tidak mengambil apa-apa daripada sumber lain:',
      points: [
        'nama dan negara pelajar serta nombor telefon dan alamat e-mel',
        'kursus dan bahasanya, tempoh kursus serta jumlah jam VIP yang anda kehendaki, jika ada',
        'masa permohonan diterima, nombor rujukannya dan satu nombor rawak supaya permohonan itu tidak dikira dua kali',
      ],
      note: 'Tanpa semua maklumat yang diminta dalam borang, kami tidak dapat menjawab permohonan anda; hanya jam VIP tidak wajib. Bagi pelajar berumur bawah 18 tahun, permohonan hendaklah dihantar oleh ibu bapa atau penjaga.',
    },
    {
      title: 'Tujuan data digunakan',
      text: 'Kami menggunakannya untuk menjawab permohonan anda: untuk menelefon atau menulis kepada anda serta menetapkan kursus dan masa belajar anda. Kami mungkin mengesahkannya melalui e-mel kepada anda. Kami tidak menggunakannya untuk pengiklanan. Kami mendedahkannya hanya kepada pihak ketiga yang mengendalikan pelayan dan e-mel kami, atau jika dikehendaki oleh undang-undang atau urusan visa anda: misalnya, bagi Pas Pelajar, kepada EMGS dan Jabatan Imigresen. Notis yang memaklumkan permohonan baharu kepada pejabat kami tidak mengandungi nama anda atau maklumat untuk menghubungi anda.',
    },
    {
      title: 'Tempoh simpanan',
      text: `Permohonan anda dipadamkan secara automatik daripada pelayan kami, bersama jawapan dan catatan kami, selewat-lewatnya ${privacy.retentionDays} hari selepas diterima.`,
    },
    {
      title: 'Cara memadamkan, melihat atau membetulkan data',
      text: 'Pada bila-bila masa, anda boleh meminta kami memadamkan permohonan anda, menunjukkan data anda yang kami simpan, membetulkannya atau berhenti menggunakannya. Sila hubungi Pegawai Perhubungan Perlindungan Data kami melalui e-mel atau telefon dan nyatakan nombor rujukan pada resit anda. Jika tiada nombor rujukan, nama anda, kursus dan tarikh permohonan sudah memadai. Pertanyaan dan aduan juga boleh dihantar ke situ.',
      links: [
        {
          label: 'Hantar e-mel untuk meminta pemadaman',
          href: mailLink('Sila padamkan permohonan pendaftaran saya', 'Nombor rujukan saya: JLA-'),
        },
        { label: `Telefon ${academy.phone}`, href: academy.phoneHref },
      ],
    },
    {
      title: 'Pada peranti anda sendiri',
      text: 'Laman web ini menyimpan sebahagian data pada peranti yang anda gunakan:',
      points: [
        `Borang yang telah mula diisi disimpan selama ${privacy.draftDays} hari selepas perubahan terakhir anda. Borang yang lebih lama dipadamkan apabila laman ini dibuka semula; selewat-lewatnya pada kali kedua, sehari atau lebih selepas kali pertama.`,
        'Permohonan disimpan sehingga kami menerimanya atau sehingga anda memadamkannya. Setelah kami menerimanya, nama, nombor telefon dan e-mel anda dipadamkan daripada peranti dan hanya resitnya yang kekal.',
        `Selama sehingga ${answerDays} hari selepas itu, peranti bertanya kepada pelayan kami tentang status permohonan anda, dengan nombor rawak itu sahaja, dan menyimpan jawapan kami bersama resitnya.`,
        'Beberapa tetapan turut disimpan, misalnya mesej yang telah anda tutup.',
        'Pelayar mungkin memadamkan semuanya lebih awal: Safari, dan semua pelayar pada iPhone atau iPad, jika anda tidak menggunakan laman web ini selama tujuh hari; pelayar lain jika ruang pada peranti hampir habis. Had tujuh hari itu tidak terpakai jika laman web ini dipasang.',
      ],
      note: 'Butang ‘Delete my data from this device’ memadamkan semuanya. Sila gunakan butang itu pada peranti yang dikongsi.',
      links: [{ label: 'Buka ‘Your requests’', href: paths.requests }],
    },
    {
      title: 'Perkara yang tidak dilakukan oleh laman web ini',
      text: 'Laman web ini tidak menggunakan kuki, tidak menjejaki anda dan tidak memaparkan iklan. Log pelayan kami tidak mengandungi nama atau alamat rangkaian (IP). Alamat itu hanya berada dalam ingatan pelayan untuk mengehadkan pihak yang menghantar terlalu banyak permohonan, dan tidak disimpan di mana-mana.',
    },
    {
      title: 'Perkhidmatan lain',
      text: 'Peta dibekalkan oleh OpenStreetMap, yang menerima alamat rangkaian anda apabila anda menatal hampir dengan peta itu. WhatsApp, Facebook, Instagram dan TikTok hanya mengetahui tentang anda apabila anda menekan pautannya. Borang hubungan pada halaman ini tidak menghantar apa-apa dengan sendirinya: borang itu membuka aplikasi e-mel anda atau WhatsApp dengan mesej anda.',
    },
  ],
};

/** 'Your personal data', complete in each of the two languages that Malaysian law requires. */
export const privacySection: readonly PrivacyVersion[] = [english, malay];
