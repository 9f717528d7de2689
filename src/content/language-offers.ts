import type { SiteLanguage } from './languages';

/** The line that offers the site in a language to visitors whose browser prefers it. */
interface LanguageOffer {
  readonly text: string;
  readonly accept: string;
  readonly decline: string;
}

/** Each line is in the language that it offers. */
export const languageOffers: Readonly<Record<SiteLanguage, LanguageOffer>> = {
  en: {
    text: 'This page is also available in English.',
    accept: 'Continue in English',
    decline: 'No, thanks',
  },
  ar: {
    text: 'هذه الصفحة متاحة بالعربية أيضًا.',
    accept: 'المتابعة بالعربية',
    decline: 'لا، شكرًا',
  },
  zh: { text: '本页面也提供简体中文版。', accept: '切换到简体中文', decline: '不用了，谢谢' },
  ms: {
    text: 'Halaman ini juga tersedia dalam bahasa Melayu.',
    accept: 'Teruskan dalam bahasa Melayu',
    decline: 'Tidak, terima kasih',
  },
};
