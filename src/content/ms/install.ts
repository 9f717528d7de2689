import { academy } from '../academy';
import type * as English from '../en/install';
import type { Words } from '../words';

/** The kinds of installation instructions for browsers without an install prompt. */
export type InstallSteps = 'ios' | 'menu';

interface InstallStep {
  /** File name in `public/pictures/install/`, without its extension. */
  readonly picture: string;
  readonly text: string;
  /** Helps visitors to find the item. */
  readonly hint?: string;
}

const steps: Readonly<Record<InstallSteps, readonly InstallStep[]>> = {
  ios: [
    {
      picture: 'share',
      text: 'Ketik Kongsi (Share), petak dengan anak panah.',
      hint: 'Butang ini ada di bahagian bawah atau atas skrin, atau dalam menu tiga titik. Jika halaman ini dibuka di dalam aplikasi lain, buka halaman ini dalam Safari dahulu.',
    },
    {
      picture: 'add',
      text: 'Pilih “Tambah ke Skrin Utama” (Add to Home Screen).',
      hint: 'Pilihan ini ada di bahagian bawah senarai, atau dalam “Lagi” (More).',
    },
    {
      picture: 'home-screen',
      text: `Ketik “Tambah” (Add). ${academy.shortName} kini ada dalam senarai aplikasi anda.`,
    },
  ],
  menu: [
    {
      picture: 'menu',
      text: 'Buka menu pelayar anda: tiga titik di sebelah alamat, atau “Fail” (File) dalam Safari pada Mac.',
    },
    {
      picture: 'add',
      text: 'Pilih “Pasang” (Install), “Tambah apl pada Skrin utama” (Add app to Home screen) atau “Tambah ke Dock” (Add to Dock).',
      hint: 'Pilihan ini mungkin ada dalam “Lagi” (More).',
    },
  ],
};

/** Words about installing the site like an app. */
export const install: Words<typeof English.install> = {
  title: `Pasang aplikasi ${academy.shortName} pada peranti ini`,
  gain: 'Laman web ini berfungsi di luar talian, dibuka seperti aplikasi dan menyimpan permohonan yang anda hantar melaluinya.',
  install: 'Pasang',
  how: 'Tunjukkan caranya',
  decline: 'Tidak, terima kasih',
  close: 'Tutup',
  steps,
  /** Shown if this browser stores requests or forms that the installed app may not have. */
  leftBehind: {
    text: 'Aplikasi itu mungkin kosong pada mulanya: permohonan yang menunggu, akuan penerimaan dan borang yang belum siap akan kekal di sini dalam pelayar. Hantar dahulu permohonan yang masih menunggu dan siapkan borang yang belum lengkap, jika ada:',
    link: 'Permohonan anda',
  },
  /** Says where visitors can find the instructions later. */
  again: 'Anda boleh melihat langkah-langkah ini semula pada halaman “Permohonan anda”.',
};
