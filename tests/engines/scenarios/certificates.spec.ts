import { certificate } from '#words/certificate';
import { holder, issueOn, withdrawOn } from '../../browser/support/certificates';
import { untilInstalled } from '../support/enrolment';
import { test } from '../support/test';

const { outcomes } = certificate;

// Engines differ in WebCrypto and in what they store.
test('after one visit, a certificate is checked offline, and later a withdrawn one online @all', async ({
  openTab,
  network,
  server,
}) => {
  const { link, sealed, serial } = await issueOn(server);
  const visitor = await openTab();
  await visitor.open('/');
  await untilInstalled(visitor);
  network.setOffline(true);
  await visitor.open(link);
  await visitor.sees(outcomes.unconfirmed.title, 'main');
  await visitor.sees(holder.nativeName, '.paper');
  await visitor.open(`/c?altered#${sealed.slice(0, -6)}AAAAAA`);
  await visitor.sees(outcomes['not-genuine'].title, 'main');
  network.setOffline(false);
  await visitor.open(`/c?online#${sealed}`);
  await visitor.sees(outcomes.genuine.title, 'main');
  await withdrawOn(server, serial);
  await visitor.reload();
  await visitor.sees(outcomes.withdrawn.title, 'main');
});
