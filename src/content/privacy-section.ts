import { academy } from './academy';
import { paths } from './paths';
import { referencePrefix } from './prefixes';
import { answerDays, privacy } from './privacy';
import { sample } from './sample';

interface PrivacyPart {
  readonly title: string;
  readonly text: string;
  readonly points?: readonly string[];
  /** Shown after the points. */
  readonly note?: string;
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

interface PrivacyVersion {
  /** Value of the `lang` attribute. */
  readonly language: 'en' | 'ms';
  /** The language's name in that language, shown on the link from the other version. */
  readonly languageName: string;
  readonly path: string;
  readonly title: string;
  readonly subtitle: string;
  /** Both languages have the same parts in the same order. */
  readonly parts: readonly PrivacyPart[];
}

/** Years for which the academy keeps the record of a student who enrolled. */
const recordYears = sample(7);

/** Days after which a backup of the server is deleted. */
const backupDays = sample(30);

/** Days after which the log of the reverse proxy is deleted. */
const logDays = sample(14);

/** Returns a link that opens a prefilled email, to which the visitor adds the reference. */
const mailLink = (subject: string, body: string) =>
  `mailto:${academy.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

const english: PrivacyVersion = {
  language: 'en',
  languageName: 'English',
  path: paths.privacy,
  title: 'Privacy notice',
  subtitle: `What ${academy.name} keeps about you, why, for how long, and how to have it deleted, under the Personal Data Protection Act 2010 of Malaysia.`,
  parts: [
    {
      title: 'What we receive',
      text: 'When you send an enrolment request, our server stores what you entered and a few details about the request, and collects nothing from other sources. It stores:',
      points: [
        'the student’s name and country, and a phone number and email address',
        'the course and its language, the course length, and any VIP hours that you would like',
        'when it arrived, its reference, and a random number that keeps it from being counted twice',
      ],
      note: 'We need every field except VIP hours to deal with your request. If the student is under 18, a parent or guardian must send the request.',
    },
    {
      title: 'What it is for',
      text: 'We use it to deal with your request: to call or write to you, and to agree on your course and timetable. We may confirm it by email. We do not use it for advertising. We share it only with those who run our server, email and messaging, or where the law or your visa requires it: for a Student Pass, for example, with EMGS (Education Malaysia Global Services) and the Immigration Department. An alert to our office about a new request contains neither your name nor your contact details.',
      note: sample(
        'Our hosting and email providers store data in Malaysia and Singapore; if you or we write by WhatsApp or WeChat, those services handle the message abroad too.',
      ),
    },
    {
      title: 'How long we keep it',
      text: `Our server deletes your request automatically, with our reply and notes, no later than ${privacy.retentionDays} days after it arrives. Backups and lists that we make of it are deleted within ${backupDays} days after that. If you enrol, we keep your student record for ${recordYears} years, because tax and immigration laws require it (sample periods).`,
    },
    {
      title: 'If you accept a place',
      text: 'Once you have accepted, we’ll ask for the documents needed for your enrolment and visa:',
      points: [
        'photos, scans of the passport, school certificates and proof of payment, for your enrolment and, if you need a Student Pass, for EMGS, the Immigration Department and the clinic',
        'a health declaration, only for a Student Pass or a camp: it is sensitive data, so we’ll ask for your written consent first',
      ],
      note: sample(
        'Please bring them to the academy or use the secure link that we’ll send you; don’t send them by plain email. We delete copies once they are no longer needed for your enrolment or visa.',
      ),
    },
    {
      title: 'How to see, correct or delete your data',
      text: `You can ask us at any time to delete your request, to show you what we keep about you, to correct it, or to stop using it. Write to our Data Protection Contact at ${academy.email}, or call ${academy.phone}, and give the reference on your receipt. If you don’t have it, tell us your name, the course and the day you sent the request. Before we show, correct or delete anything, we’ll confirm that it’s you through the email or phone on the request. Send questions and complaints to the same contact.`,
      links: [
        {
          label: 'Ask by email to have your request deleted',
          href: mailLink('Please delete my enrolment request', `My reference: ${referencePrefix}-`),
        },
        { label: `Call ${academy.phone}`, href: academy.phoneHref },
      ],
    },
    {
      title: 'On your own device',
      text: 'This site keeps some of your data on the device that you use:',
      points: [
        `An unfinished form is kept for ${privacy.draftDays} days after your last change. When you first open this site after that, it is kept for one more day, in case the device’s clock is wrong; it is removed when you open the site again after that day.`,
        'A request is kept until we have received it, or until you delete it. Once we have it, your name, phone and email are removed from it, and only a receipt stays. If you choose ‘Enrol another person’ straight after submitting a request, its country, phone and email are copied into the new form.',
        `For up to ${answerDays} days after we have received it, the device checks the status of your request with our server, using only the random number stored with it, and keeps our reply with the receipt.`,
        'A few settings are kept, such as which messages you have closed.',
        'The browser may erase all of it sooner: Safari, and any browser on an iPhone or iPad, when you have not used this site for seven days; others when the device runs short of storage. If you install the site, the seven days do not apply.',
      ],
      note: 'The button ‘Delete my data from this device’ on the page ‘Your requests’ deletes all of it. Please use it if you share the device.',
      links: [{ label: 'Open ‘Your requests’', href: paths.requests }],
    },
    {
      title: 'What this site does not do',
      text: `It sets no cookies, does not track you and shows no advertising. Our server’s own log holds no names and no network addresses (IP). Your network address is held only in memory, to limit how many requests can be sent from it. If something breaks, the web server in front of ours may log an address; we delete those logs after ${logDays} days.`,
    },
    {
      title: 'Other services',
      text: 'The map comes from OpenStreetMap, which receives your network address once you scroll near the map. WhatsApp, Facebook, Instagram and TikTok learn of your visit only when you tap a link to them. The contact form sends nothing on its own: it opens your email app or WhatsApp with your message.',
    },
  ],
};

const malay: PrivacyVersion = {
  language: 'ms',
  languageName: 'Bahasa Malaysia',
  path: paths.privacyInMalay,
  title: 'Notis privasi',
  subtitle: `Data tentang anda yang disimpan oleh ${academy.name}, tujuannya, tempoh penyimpanannya dan cara memadamkannya, mengikut Akta Perlindungan Data Peribadi 2010 [Akta 709] Malaysia.`,
  parts: [
    {
      title: 'Data yang kami terima',
      text: 'Apabila anda menghantar permohonan pendaftaran, pelayan kami menyimpan maklumat yang anda isi dan beberapa butiran tentang permohonan itu, dan tidak mengambil apa-apa daripada sumber lain. Yang disimpan:',
      points: [
        'nama dan negara pelajar serta nombor telefon dan alamat e-mel',
        'kursus dan bahasanya, tempoh kursus serta jumlah jam VIP yang anda kehendaki, jika ada',
        'masa permohonan diterima, nombor rujukannya dan satu nombor rawak supaya permohonan itu tidak dikira dua kali',
      ],
      note: 'Semua ruangan borang wajib diisi kecuali jam VIP; tanpanya kami tidak dapat memproses permohonan anda. Bagi pelajar berumur bawah 18 tahun, permohonan hendaklah dihantar oleh ibu bapa atau penjaga.',
    },
    {
      title: 'Tujuan penggunaan data',
      text: 'Kami menggunakannya untuk memproses dan menjawab permohonan anda: untuk menelefon atau menulis kepada anda serta menetapkan kursus dan jadual anda. Kami mungkin mengesahkannya melalui e-mel kepada anda. Kami tidak menggunakannya untuk pengiklanan. Kami mendedahkannya hanya kepada pihak ketiga yang mengendalikan pelayan, e-mel dan perkhidmatan mesej kami, atau jika dikehendaki oleh undang-undang atau urusan visa anda: misalnya, bagi Pas Pelajar, kepada EMGS (Education Malaysia Global Services) dan Jabatan Imigresen. Notis yang memaklumkan permohonan baharu kepada pejabat kami tidak mengandungi nama anda atau maklumat untuk menghubungi anda.',
      note: sample(
        'Penyedia pengehosan dan e-mel kami menyimpan data di Malaysia dan Singapura; jika anda atau kami menulis melalui WhatsApp atau WeChat, perkhidmatan itu juga mengendalikan mesej tersebut di luar negara.',
      ),
    },
    {
      title: 'Tempoh penyimpanan',
      text: `Permohonan anda dipadamkan secara automatik daripada pelayan kami, bersama jawapan dan catatan kami, selewat-lewatnya ${privacy.retentionDays} hari selepas diterima. Salinan sandaran dan senarai yang kami buat daripadanya dipadamkan dalam tempoh ${backupDays} hari selepas itu. Jika anda mendaftar, kami menyimpan rekod pelajar anda selama ${recordYears} tahun kerana dikehendaki oleh undang-undang cukai dan imigresen (tempoh contoh).`,
    },
    {
      title: 'Jika anda menerima tawaran tempat',
      text: 'Kami akan meminta dokumen yang diperlukan untuk pendaftaran dan visa:',
      points: [
        'gambar, imbasan pasport, sijil sekolah dan bukti pembayaran, untuk pendaftaran anda dan, jika anda memerlukan Pas Pelajar, untuk EMGS, Jabatan Imigresen dan klinik',
        'pengisytiharan kesihatan, hanya bagi Pas Pelajar atau kem: ini data peribadi sensitif, jadi kami akan meminta persetujuan bertulis anda terlebih dahulu',
      ],
      note: sample(
        'Sila bawa dokumen itu ke akademi atau gunakan pautan selamat yang akan kami hantar, dan jangan gunakan e-mel biasa. Kami memadamkan salinannya apabila tidak lagi diperlukan untuk pendaftaran atau visa anda.',
      ),
    },
    {
      title: 'Cara memadamkan, melihat atau membetulkan data',
      text: `Pada bila-bila masa, anda boleh meminta kami memadamkan permohonan anda, menunjukkan data anda yang kami simpan, membetulkannya atau berhenti menggunakannya. Sila hubungi orang hubungan bagi perlindungan data kami melalui e-mel di ${academy.email} atau telefon di ${academy.phone} dan nyatakan nombor rujukan pada resit anda. Jika tiada nombor rujukan, nyatakan nama anda, kursus dan tarikh permohonan. Sebelum kami menunjukkan, membetulkan atau memadamkan apa-apa, kami akan mengesahkan identiti anda melalui e-mel atau telefon dalam permohonan itu. Pertanyaan dan aduan juga boleh dikemukakan kepada orang yang sama.`,
      links: [
        {
          label: 'Hantar e-mel untuk meminta pemadaman',
          href: mailLink(
            'Sila padamkan permohonan pendaftaran saya',
            `Nombor rujukan saya: ${referencePrefix}-`,
          ),
        },
        { label: `Telefon ${academy.phone}`, href: academy.phoneHref },
      ],
    },
    {
      title: 'Pada peranti anda sendiri',
      text: 'Laman web ini menyimpan sebahagian data pada peranti yang anda gunakan:',
      points: [
        `Borang yang telah mula diisi disimpan selama ${privacy.draftDays} hari selepas perubahan terakhir anda. Apabila anda mula-mula membuka laman web ini selepas itu, borang disimpan sehari lagi kerana jam peranti mungkin salah; borang dipadamkan apabila anda membuka laman web ini semula selepas hari itu.`,
        'Permohonan disimpan sehingga kami menerimanya atau sehingga anda memadamkannya. Setelah kami menerimanya, nama, nombor telefon dan e-mel anda dipadamkan daripadanya dan hanya resitnya yang kekal. Jika anda memilih ‘Enrol another person’ sebaik selepas menghantar permohonan, negara, nombor telefon dan e-mel itu disalin ke dalam borang baharu.',
        `Sehingga ${answerDays} hari selepas kami menerimanya, peranti menyemak status permohonan anda dengan pelayan kami, hanya menggunakan nombor rawak yang disimpan bersamanya, dan menyimpan jawapan kami bersama resitnya.`,
        'Beberapa tetapan turut disimpan, misalnya mesej yang telah anda tutup.',
        'Pelayar mungkin memadamkan semuanya lebih awal: Safari, dan semua pelayar pada iPhone atau iPad, jika anda tidak menggunakan laman web ini selama tujuh hari; pelayar lain jika ruang storan peranti hampir habis. Had tujuh hari itu tidak terpakai jika laman web ini dipasang.',
      ],
      note: 'Butang ‘Delete my data from this device’ memadamkan semuanya. Sila gunakan butang itu pada peranti yang dikongsi.',
      links: [{ label: 'Buka ‘Your requests’', href: paths.requests }],
    },
    {
      title: 'Perkara yang tidak dilakukan oleh laman web ini',
      text: `Laman web ini tidak menggunakan kuki, tidak menjejaki anda dan tidak memaparkan iklan. Log pelayan kami sendiri tidak mengandungi nama atau alamat rangkaian (IP). Alamat rangkaian anda hanya berada dalam ingatan pelayan untuk mengehadkan bilangan permohonan yang boleh dihantar daripadanya. Jika berlaku kerosakan, pelayan web di hadapan pelayan kami mungkin mencatat alamat; log itu dipadamkan selepas ${logDays} hari.`,
    },
    {
      title: 'Perkhidmatan lain',
      text: 'Peta dibekalkan oleh OpenStreetMap, yang menerima alamat rangkaian anda apabila anda menatal menghampiri peta itu. WhatsApp, Facebook, Instagram dan TikTok hanya mengetahui tentang lawatan anda apabila anda menekan pautannya. Borang hubungan tidak menghantar apa-apa dengan sendirinya: borang itu membuka aplikasi e-mel anda atau WhatsApp dengan mesej anda.',
    },
  ],
};

/** The privacy notice, complete in both languages, as Malaysian law requires. */
export const privacySection: readonly PrivacyVersion[] = [english, malay];
