interface SiteLanguageFacts {
  readonly name: string;
  /** Value of `lang` and `hreflang` attributes (BCP 47). */
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly isLatin: boolean;
  /** Start of the paths of its pages. */
  readonly prefix: `/${string}` | '';
  /** Locale for the browser's formatters. Digits are the same in all languages. */
  readonly locale: string;
  /** The chat service that its readers can use. WhatsApp is blocked in mainland China. */
  readonly chat: 'whatsapp' | 'wechat';
  /** How the formatters write the hour: without a leading zero on a 12-hour clock. */
  readonly hour: '2-digit' | 'numeric';
  /** Value of Open Graph's `og:locale`. */
  readonly openGraph: string;
  /** The line, in this language, that offers it to visitors whose browser prefers it. */
  readonly offer: {
    readonly text: string;
    readonly accept: string;
    readonly decline: string;
  };
}

/** The languages of the site, each with a folder of words. */
export const siteLanguages = {
  en: {
    name: 'English',
    lang: 'en',
    direction: 'ltr',
    isLatin: true,
    prefix: '',
    locale: 'en-GB',
    chat: 'whatsapp',
    hour: '2-digit',
    openGraph: 'en_GB',
    offer: {
      text: 'This page is also available in English.',
      accept: 'Continue in English',
      decline: 'No, thanks',
    },
  },
  ar: {
    name: 'العربية',
    lang: 'ar',
    direction: 'rtl',
    isLatin: false,
    prefix: '/ar',
    locale: 'ar-u-nu-latn',
    chat: 'whatsapp',
    hour: 'numeric',
    openGraph: 'ar_AR',
    offer: {
      text: 'هذه الصفحة متاحة بالعربية أيضًا.',
      accept: 'المتابعة بالعربية',
      decline: 'لا، شكرًا',
    },
  },
  zh: {
    name: '简体中文',
    lang: 'zh-Hans',
    direction: 'ltr',
    isLatin: false,
    prefix: '/zh',
    locale: 'zh-Hans',
    chat: 'wechat',
    hour: '2-digit',
    openGraph: 'zh_CN',
    offer: { text: '本页面也提供简体中文版。', accept: '切换到简体中文', decline: '不用了，谢谢' },
  },
  ms: {
    name: 'Bahasa Melayu',
    lang: 'ms',
    direction: 'ltr',
    isLatin: true,
    prefix: '/ms',
    // Unlike `ms-MY`, this writes times with a dot, as Malaysian print does.
    locale: 'ms-ID-u-hc-h12',
    chat: 'whatsapp',
    hour: 'numeric',
    openGraph: 'ms_MY',
    offer: {
      text: 'Halaman ini juga tersedia dalam bahasa Melayu.',
      accept: 'Teruskan dalam bahasa Melayu',
      decline: 'Tidak, terima kasih',
    },
  },
} as const satisfies Record<string, SiteLanguageFacts>;

/** Tag of a language of the site, used in addresses, in `Content-Language` and as folder name. */
export type SiteLanguage = keyof typeof siteLanguages;
