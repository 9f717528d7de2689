import { academy } from '../academy';
import { lastChanged } from '../legal';
import { dayText } from './offering-texts';
import { paths } from '../paths';
import { referencePrefix } from '../prefixes';
import { enrolledCheckDays, statusCheckDays, privacy, transferMinutes } from '../privacy';
import { backupDays, logDays, mailLink, type PrivacyText, recordYears } from '../privacy-text';
import { sample } from '../sample';

/** The privacy notice. */
export const privacySection: PrivacyText = {
  language: 'en',
  title: 'Privacy notice',
  subtitle: `What ${academy.name} keeps about you, why, for how long, and how to have it deleted, under the Personal Data Protection Act 2010 of Malaysia.`,
  lastChanged: `Last changed: ${dayText(lastChanged)}. We may change this notice; this page always shows the current one.`,
  parts: [
    {
      title: 'What we receive',
      text: 'When you send an enrolment request, our server stores only the following, and nothing from other sources:',
      points: [
        'the student’s name and country, and a phone number and email address',
        'the course and its language, the course length and any VIP (one-to-one) hours that you would like',
        'when it arrived, the language of the page that you sent it from, its reference, and a random number that keeps it from being counted twice',
      ],
      note: 'We need every field except VIP hours to deal with your request. If the student is under 18, a parent or guardian must send the request.',
    },
    {
      title: 'What it is for',
      text: 'We use it to deal with your request: to call or write to you, and to agree your course and timetable. We may confirm your request by email, and email you when we reply. We do not use it for advertising. We share it with those who run our server, email and messaging, and otherwise only where the law or your visa requires it (for a Student Pass, for example, with EMGS, Education Malaysia Global Services, and the Immigration Department) or where you ask us to arrange something, such as an exam or a pick-up. An alert to our office about a new, changed or withdrawn request contains neither your name nor your contact details.',
      note: sample(
        'Our hosting and email providers store data in Malaysia and Singapore; if you or we write by WhatsApp or WeChat, those services handle the message abroad too.',
      ),
    },
    {
      title: 'How long we keep it',
      text: `Our server deletes your request automatically, with our reply and notes, within ${privacy.retentionDays} days of receiving it or your last change to it. Backups and lists that we make of it are deleted within ${backupDays} days after that. If you enrol, we keep your student record for ${recordYears} years, because tax and immigration laws require it (sample periods). If the student gets a certificate, we keep its number, reference, dates and status, and any reason for withdrawing it, permanently, so that it can be checked; the student’s name is only in its link.`,
    },
    {
      title: 'Documents',
      text: 'We’ll ask for the documents needed for your enrolment and visa: the passport and any school certificates of a student from abroad before we offer a place, and the rest once you have accepted. The documents are:',
      points: [
        'proof of payment',
        'for a visitor visa, an application form and a photo',
        'for a Student Pass, an application form, photos, scans of the passport and school certificates, which we pass on to EMGS, the Immigration Department and the clinic',
        'for a student under 18, a parent’s or guardian’s consent',
        'for a Student Pass or a camp, a health declaration: it is sensitive data, so we’ll ask for your written consent first, and pass it on only for a Student Pass',
        'before we photograph or film a student: written consent (from a parent or guardian if the student is under 18)',
      ],
      note: sample(
        'Please bring them to the academy or use the secure link that we’ll send you; don’t send them by plain email. We delete copies once they are no longer needed for your enrolment or visa.',
      ),
    },
    {
      title: 'How to see, correct or delete your data',
      text: `You can ask us at any time to delete your request, to show you what we keep about you, to correct it, or to stop using it. Write to our Data Protection Contact at ${academy.email}, or call ${academy.phone}, and give the reference on your receipt. If you don’t have it, tell us your name, the course and the day you sent the request. Before we show, correct or delete anything, we’ll confirm that it’s you through the email or phone on the request. Send questions and complaints to the same contact; you can also complain to the Personal Data Protection Commissioner.`,
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
        `An unfinished form is kept for ${privacy.draftDays} days after your last change. After that, it is deleted once you have opened this site twice, more than a day apart.`,
        'A request is kept until we have received it, or until you delete it. Once we have it, the name, country, phone and email are removed from it, and only a receipt stays. You can give the receipt a name, such as a child’s: it stays on your devices and is not sent to us. If you choose ‘Enrol another person’ straight after submitting a request, its country, phone and email are copied into the new form.',
        `For up to ${statusCheckDays} days after we have received a request (${enrolledCheckDays} if you’re enrolled), the device checks its status with our server, using only the random number stored with it. Our reply and any certificate are kept with the receipt.`,
        `If you copy your receipts to another device, they are encrypted in the link that you open there. Our server holds only the key: it hands the key out once, within ${transferMinutes} minutes, and deletes it no later than an hour after that.`,
        'If you turn on notifications of our replies, our server stores the address at which your browser receives them until you turn them off or the request is deleted. Each notification, with the reference and status of your request, is encrypted and sent through your browser’s notification service abroad: that of Google, Apple, Mozilla or Microsoft.',
        'A few settings are kept, such as which messages you have closed.',
        'The browser may erase all of it sooner: Safari, and any browser on an iPhone or iPad, when you have not used this site for seven days; others when the device runs short of storage. If you install the site as an app, the seven days do not apply to what you save in the app.',
      ],
      note: 'The button ‘Delete my data from this device’ on the page ‘Your requests’ deletes all of it. Please use it if you share the device.',
      links: [{ label: 'Open ‘Your requests’', href: paths.requests }],
    },
    {
      title: 'What this site does not do',
      text: `It sets no cookies, does not track you and shows no advertising. Our server’s own log holds no names and no IP addresses. Our server holds your IP address only in memory, to limit how many requests can be sent from it. If something breaks, the web server in front of ours may log your IP address, or a name that our office searched for; we delete those logs after ${logDays} days.`,
    },
    {
      title: 'Other services',
      text: 'The map comes from OpenStreetMap, which receives your IP address once you scroll near the map. WhatsApp, Facebook, Instagram and TikTok learn of your visit only when you tap a link to them. The contact form sends nothing on its own: it opens your email app or WhatsApp with your message.',
    },
  ],
};
