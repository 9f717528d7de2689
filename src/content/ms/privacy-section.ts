import { academy } from '../academy';
import { lastChanged } from '../legal';
import { dayText } from './offering-texts';
import { paths } from '../paths';
import { referencePrefix } from '../prefixes';
import { enrolledCheckDays, statusCheckDays, privacy, transferMinutes } from '../privacy';
import { backupDays, logDays, mailLink, type PrivacyText, recordYears } from '../privacy-text';
import { sample } from '../sample';
import { unreviewed } from './privacy-notice';

/** The privacy notice. */
export const privacySection: PrivacyText = {
  language: 'ms',
  title: 'Notis privasi',
  subtitle: `Data tentang anda yang disimpan oleh ${academy.name}, tujuannya, tempoh penyimpanannya dan cara memadamkannya, menurut Akta Perlindungan Data Peribadi 2010 [Akta 709] Malaysia. ${unreviewed}`,
  lastChanged: `Kali terakhir dipinda: ${dayText(lastChanged)}. Kami mungkin meminda notis ini; halaman ini sentiasa menunjukkan versi semasa.`,
  parts: [
    {
      title: 'Data yang kami terima',
      text: 'Apabila anda menghantar permohonan pendaftaran, pelayan (server) kami hanya menyimpan data berikut, dan tidak menyimpan apa-apa daripada sumber lain:',
      points: [
        'nama dan negara pelajar serta nombor telefon dan alamat e-mel',
        'kursus dan bahasanya, tempoh kursus serta bilangan jam kelas VIP (persendirian) yang anda kehendaki, jika ada',
        'masa permohonan diterima, bahasa halaman yang digunakan untuk menghantarnya, nombor rujukannya dan satu nombor rawak supaya permohonan itu tidak dikira dua kali',
      ],
      note: 'Semua ruangan borang, kecuali bilangan jam kelas VIP, wajib diisi; jika tidak lengkap, kami tidak dapat memproses permohonan anda. Bagi pelajar berumur bawah 18 tahun, permohonan hendaklah dihantar oleh ibu bapa atau penjaga.',
    },
    {
      title: 'Tujuan penggunaan data',
      text: 'Kami menggunakannya untuk memproses dan menjawab permohonan anda: untuk menelefon atau menghantar mesej kepada anda serta menetapkan kursus dan jadual anda. Kami mungkin mengesahkan penerimaan permohonan anda melalui e-mel, dan menghantar e-mel apabila kami menjawab. Kami tidak menggunakannya untuk pengiklanan. Kami hanya menzahirkannya kepada pihak ketiga yang mengendalikan sistem, e-mel dan perkhidmatan mesej kami, atau apabila dikehendaki oleh undang-undang atau urusan visa anda (misalnya, bagi Pas Pelajar, kepada EMGS, iaitu Education Malaysia Global Services, dan Jabatan Imigresen), atau apabila anda meminta kami menguruskan sesuatu, misalnya peperiksaan atau penjemputan di lapangan terbang. Makluman kepada pejabat kami tentang permohonan baharu, permohonan yang diubah atau permohonan yang ditarik balik tidak mengandungi nama anda atau maklumat untuk menghubungi anda.',
      note: sample(
        'Penyedia pengehosan dan e-mel kami menyimpan data di Malaysia dan Singapura; jika anda atau kami menulis melalui WhatsApp atau WeChat, perkhidmatan itu juga mengendalikan mesej tersebut di luar negara.',
      ),
    },
    {
      title: 'Tempoh penyimpanan',
      text: `Permohonan anda dipadamkan secara automatik daripada sistem kami, bersama jawapan dan catatan kami, selewat-lewatnya ${privacy.retentionDays} hari selepas permohonan itu atau perubahan terakhir anda padanya diterima. Salinan sandaran dan senarai yang kami buat daripadanya dipadamkan dalam tempoh ${backupDays} hari selepas itu. Jika anda menjadi pelajar kami, kami menyimpan rekod pelajar anda selama ${recordYears} tahun kerana dikehendaki oleh undang-undang cukai dan imigresen (tempoh contoh). Jika pelajar menerima sijil, kami menyimpan nombornya, nombor rujukan, tarikh dan statusnya, serta sebab penarikan baliknya (jika ada), tanpa had masa supaya sijil itu dapat disemak; nama pelajar hanya ada dalam pautannya.`,
    },
    {
      title: 'Dokumen',
      text: 'Kami akan meminta dokumen yang diperlukan untuk pendaftaran dan visa anda: pasport pelajar dari luar negara serta sijil sekolahnya (jika ada) sebelum kami menawarkan tempat, dan dokumen yang lain setelah anda bersetuju menerima tawaran. Dokumen yang kami minta:',
      points: [
        'bukti pembayaran',
        'bagi visa pelawat, borang permohonan dan sekeping gambar',
        'bagi Pas Pelajar, borang permohonan, gambar, imbasan pasport dan sijil sekolah, yang kami serahkan kepada EMGS, Jabatan Imigresen dan klinik',
        'bagi pelajar berumur bawah 18 tahun, kebenaran ibu bapa atau penjaga',
        'bagi Pas Pelajar atau kem, pengisytiharan kesihatan: ini data peribadi sensitif, jadi kami akan meminta persetujuan bertulis anda terlebih dahulu, dan menyerahkannya kepada pihak lain hanya bagi Pas Pelajar',
        'sebelum kami mengambil gambar atau video pelajar: persetujuan bertulis, daripada ibu bapa atau penjaga bagi pelajar berumur bawah 18 tahun',
      ],
      note: sample(
        'Sila bawa dokumen itu ke akademi atau gunakan pautan selamat yang akan kami hantar, dan jangan gunakan e-mel biasa. Kami memadamkan salinannya apabila tidak lagi diperlukan untuk pendaftaran atau visa anda.',
      ),
    },
    {
      title: 'Cara melihat, membetulkan atau memadamkan data anda',
      text: `Pada bila-bila masa, anda boleh meminta kami memadamkan permohonan anda, menunjukkan data anda yang kami simpan, membetulkannya atau berhenti menggunakannya. Sila hubungi wakil perlindungan data kami melalui e-mel di ${academy.email} atau telefon di ${academy.phone}, dan nyatakan nombor rujukan pada akuan penerimaan anda. Jika tiada nombor rujukan, nyatakan nama anda, kursus dan tarikh permohonan. Sebelum kami menunjukkan, membetulkan atau memadamkan apa-apa, kami akan mengesahkan identiti anda melalui e-mel atau telefon dalam permohonan itu. Pertanyaan dan aduan boleh dikemukakan kepada wakil yang sama; anda juga boleh membuat aduan kepada Pesuruhjaya Perlindungan Data Peribadi.`,
      links: [
        {
          label: 'Hantar e-mel untuk meminta permohonan anda dipadamkan',
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
        `Borang yang belum siap disimpan selama ${privacy.draftDays} hari selepas perubahan terakhir anda. Borang itu dipadamkan setelah anda membuka laman web ini dua kali selepas tempoh itu, berselang lebih daripada sehari.`,
        'Permohonan disimpan sehingga kami menerimanya atau sehingga anda memadamkannya. Setelah kami menerimanya, nama, negara, nombor telefon dan e-mel dipadamkan daripadanya dan hanya akuan penerimaannya yang kekal. Anda boleh menamakan akuan penerimaan itu, misalnya dengan nama anak: nama itu kekal pada peranti anda dan tidak dihantar kepada kami. Jika anda memilih “Daftarkan orang lain” sebaik selepas menghantar permohonan, negara, nombor telefon dan e-mel itu disalin ke dalam borang baharu.',
        `Sehingga ${statusCheckDays} hari selepas kami menerima permohonan anda (${enrolledCheckDays} hari jika anda didaftarkan), peranti menyemak statusnya dengan sistem kami, hanya menggunakan nombor rawak yang disimpan bersama permohonan itu. Jawapan kami, serta sijil anda jika ada, disimpan bersama akuan penerimaannya.`,
        `Jika anda menyalin akuan penerimaan anda ke peranti lain, akuan penerimaan itu disulitkan dalam pautan yang anda buka pada peranti tersebut. Sistem kami hanya menyimpan kuncinya: kunci itu diberikan sekali sahaja, dalam masa ${transferMinutes} minit, dan dipadamkan selewat-lewatnya sejam selepas itu.`,
        'Jika anda menghidupkan pemberitahuan tentang jawapan kami, sistem kami menyimpan alamat yang digunakan oleh pelayar anda untuk menerimanya sehingga anda mematikannya atau permohonan itu dipadamkan. Setiap pemberitahuan, yang mengandungi nombor rujukan dan status permohonan anda, disulitkan dan dihantar melalui perkhidmatan pemberitahuan pelayar anda di luar negara, iaitu perkhidmatan Google, Apple, Mozilla atau Microsoft.',
        'Beberapa tetapan turut disimpan, misalnya mesej yang telah anda tutup.',
        'Pelayar mungkin memadamkan semuanya lebih awal: Safari, dan semua pelayar pada iPhone atau iPad, jika anda tidak menggunakan laman web ini selama tujuh hari; pelayar lain jika ruang storan peranti hampir habis. Jika laman web ini dipasang sebagai aplikasi, had tujuh hari itu tidak terpakai bagi data yang anda simpan dalam aplikasi itu.',
      ],
      note: 'Butang “Padamkan data saya daripada peranti ini” pada halaman “Permohonan anda” memadamkan semuanya. Sila gunakan butang itu jika peranti anda dikongsi.',
      links: [{ label: 'Buka “Permohonan anda”', href: paths.requests }],
    },
    {
      title: 'Perkara yang tidak dilakukan oleh laman web ini',
      text: `Laman web ini tidak menggunakan kuki, tidak menjejaki anda dan tidak memaparkan iklan. Log sistem kami sendiri tidak mengandungi nama atau alamat IP. Alamat IP anda hanya berada dalam ingatan sistem untuk mengehadkan bilangan permohonan yang boleh dihantar daripadanya. Jika berlaku kerosakan, pelayan web (server) yang menerima sambungan sebelum sistem kami mungkin mencatat alamat IP anda, atau nama yang dicari oleh pejabat kami; log itu dipadamkan selepas ${logDays} hari.`,
    },
    {
      title: 'Perkhidmatan lain',
      text: 'Peta dibekalkan oleh OpenStreetMap, yang menerima alamat IP anda apabila anda menatal menghampiri peta itu. WhatsApp, Facebook, Instagram dan TikTok hanya mengetahui tentang lawatan anda apabila anda mengetik pautannya. Borang hubungan tidak menghantar apa-apa dengan sendirinya: borang itu membuka aplikasi e-mel anda atau WhatsApp dengan mesej anda.',
    },
  ],
};
