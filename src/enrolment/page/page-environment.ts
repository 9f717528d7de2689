import { browserEnvironment } from '../outbox/environment';
import * as deviceReaders from './device-readers';
import { outboxChanged } from './outbox-view';
import { giveReaders } from './readers';

giveReaders(deviceReaders);

/** The delivery module's world, in this page. */
export const pageEnvironment = browserEnvironment(outboxChanged);
