import { deferredModule } from '../../ui/deferred-module';

export const deferredWizard = deferredModule(() => import('./deferred'));
