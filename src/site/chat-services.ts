import { chatBox } from '#words/chat-box';
import { language } from '#words/language';
import { socialLinks } from '../content/academy';
import { siteLanguages } from '../content/languages';

const { chat } = siteLanguages[language];

/** True if WeChat comes before WhatsApp. */
export const prefersWechat: boolean = chat === 'wechat';

/** The academy's accounts, named in the page's language, with its chat service first. */
export const chatServices = socialLinks
  .map((link) => Object.assign({}, link, link.id === 'wechat' && { name: chatBox.wechat.name }))
  .toSorted((one, other) => Number(other.id === chat) - Number(one.id === chat));
