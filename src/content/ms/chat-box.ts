import type * as English from '../en/chat-box';
import type { Words } from '../words';

/** The chat box, which most pages have (specification, section 2). */
export const chatBox: Words<typeof English.chatBox> = {
  title: 'Berbual dengan kami',
  hint: 'Pilih aplikasi yang biasa anda gunakan.',
  wechat: {
    name: 'WeChat',
    title: 'Berbual melalui WeChat',
    text: 'Imbas kod ini dalam WeChat, atau salin ID kami dan masukkan ID itu dalam “Tambah Kenalan” (Add Contacts).',
    idLabel: 'ID WeChat',
    copy: 'Salin ID',
    copyMessage: 'Salin mesej',
    copied: 'Telah disalin',
    close: 'Tutup',
    qrAlt: 'Kod QR dengan ID WeChat kami',
  },
};
