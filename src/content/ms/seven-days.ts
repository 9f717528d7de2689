/** Shown in browsers that delete a site's data after seven days without a visit, such as Safari. */
export const sevenDays = {
  /** With unsent requests. */
  waiting:
    'Pelayar ini memadamkan apa-apa yang disimpan oleh laman web jika anda tidak membukanya selama tujuh hari. Sila buka laman ini beberapa hari sekali sehingga kami mengesahkan permohonan anda.',
  receipt:
    'Pelayar ini memadamkan akuan penerimaan ini jika anda tidak membuka laman web ini selama tujuh hari. Sila catat nombor rujukannya.',
  draft:
    'Pelayar ini memadamkan apa-apa yang disimpan jika anda tidak membuka laman web ini selama tujuh hari. Jika anda memasang laman web ini sebagai aplikasi dan mengisi borang di situ, borang itu disimpan lebih lama.',
} as const;
