/** Shown below a 'Print' button if the browser has not started to print. */
export const print = {
  openElsewhere:
    'Jika tetingkap cetak tidak terbuka, pelayar ini tidak dapat mencetak. Anda boleh berkongsi atau menyalin teksnya, atau membuka halaman ini dalam pelayar biasa anda, seperti Chrome atau Safari, dan mencetaknya di sana.',
  /** For a receipt, which other browsers don't have. */
  onlyHere:
    'Jika tetingkap cetak tidak terbuka, pelayar ini tidak dapat mencetak. Anda boleh berkongsi atau menyalin akuan penerimaan ini sebagai teks. Akuan ini tiada dalam pelayar atau aplikasi lain pada peranti ini.',
  share: 'Kongsi',
  copy: {
    idle: 'Salin sebagai teks',
    copied: 'Telah disalin',
    'by-hand': 'Sila pilih dan salin teks pada halaman ini',
  },
} as const;
