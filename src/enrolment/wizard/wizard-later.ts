import { lateModule } from '../../ui/late-module';

export const wizardLater = lateModule(() => import('./later'));
