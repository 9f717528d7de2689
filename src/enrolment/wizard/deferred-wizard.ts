import { lateModule } from '../../ui/late-module';

export const deferredWizard = lateModule(() => import('./deferred'));
