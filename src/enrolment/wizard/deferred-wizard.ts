import { deferredModule } from '../../ui/deferred-module';

export const deferredWizard = deferredModule(() => import('./deferred'));

/** Loads the commands. If the rest of the wizard fails to load, they may still be cached. */
export const loadCommands = () => deferredWizard.load().catch(() => import('../client/commands'));
