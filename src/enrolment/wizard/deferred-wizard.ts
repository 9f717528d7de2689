import { deferredModule } from '../../ui/deferred-module';

export const deferredWizard = deferredModule(() => import('./deferred'));

/** What is here by now needs no network; where the rest of the wizard does not arrive, the commands may. */
export const loadCommands = () => deferredWizard.load().catch(() => import('../client/commands'));
