import type { CourseId } from '../../../src/content/course-ids';
import type { EnrolmentForm } from '../../../src/enrolment/form';
import { type Announce, announceDue } from '../../../src/enrolment/outbox/announcements';
import { attemptDelivery } from '../../../src/enrolment/outbox/attempt';
import {
  deliver,
  type DeliveryEnvironment,
  deliverDue,
  enqueue,
  storeAndDeliver,
} from '../../../src/enrolment/outbox/delivery';
import { handedOut } from '../../../src/enrolment/outbox/copies';
import { isForgettable } from '../../../src/enrolment/outbox/record';
import { isWithdrawable, released } from '../../../src/enrolment/outbox/transitions';
import type { ConfirmedRequest, Trigger } from '../../../src/enrolment/outbox/transitions';
import { sampleForm } from '../../unit/support/sample-form';
import { memoryOutbox } from '../../unit/support/memory-outbox';
import { sampleRequest } from '../../unit/support/sample-request';
import type { Device } from './device';
import { offline, refusedMark } from './model-server';
import type { Life } from './world';

/** A write with this fate is refused: the device is full. */
export const refusedWrite = 1;

/** A page with its visitor, or the worker, which has none: it runs the site's own modules. */
export class Page {
  readonly life: Life;
  readonly #device: Device;
  /** The ids whose alerts stand on this page. */
  readonly alerts = new Set<string>();
  /** Whether the device ever refused it to write: then it could not note what it told. */
  wasRefused = false;
  readonly #environment: DeliveryEnvironment;
  /** One try that the outbox of this device knows nothing of. */
  readonly #sendElsewhere: DeliveryEnvironment['attempt'];
  readonly #seen = new Set<string>();
  readonly #noted = new Set<string>();
  readonly #sending = new Set<string>();
  readonly #submitted = new Set<string>();

  constructor(life: Life, device: Device) {
    this.life = life;
    this.#device = device;
    const { world, memory, server, locks, ledger } = device;
    const fetch = server.fetchOf(life);
    this.#sendElsewhere = (request, idempotencyKey) =>
      attemptDelivery({
        request,
        idempotencyKey,
        host: '',
        fetch,
        isOffline: () => server.weather === offline,
      });
    const store = memoryOutbox(memory, (kind, operation) =>
      world.perform(
        life,
        kind,
        (fate) => {
          if (kind === 'write' && fate === refusedWrite) {
            this.wasRefused = true;
            throw new DOMException('Full.', 'QuotaExceededError');
          }
          return ledger.watch(this, operation);
        },
        { inTurn: true },
      ),
    );
    this.#environment = {
      store,
      locks: locks.of(life),
      attempt: async (request, idempotencyKey) => {
        this.#sending.add(idempotencyKey);
        const outcome = await this.#sendElsewhere(request, idempotencyKey);
        this.#sending.delete(idempotencyKey);
        return outcome;
      },
      now: world.now,
      random: () => 0.5,
      owner: life.name,
      changed: () => {},
    };
  }

  isSending = (id: string): boolean => this.#sending.has(id);
  /** Whether the visitor looks on while it is sent. */
  isSubmitting = (id: string): boolean => this.#submitted.has(id);
  isTelling = (id: string): boolean => this.alerts.has(id);

  /** As the page's own alerts do. */
  readonly #announce: Announce = ({ id }) => {
    if (!this.#seen.has(id)) {
      this.#device.world.log(this.life, `  tells of ${id}`);
      this.#seen.add(id);
      this.alerts.add(id);
    }
    return (isNoted) => {
      if (isNoted) this.#noted.add(id);
      else if (!this.#noted.has(id)) this.alerts.delete(id);
    };
  };

  readonly #announceIfSeen = () => (this.life.isVisible ? this.#announce : null);
  readonly #foreground = {
    trigger: 'submitted',
    ifUnanswered: 'hold',
    announce: () => this.#announce,
  } as const;

  async confirm(isGood: boolean, course: CourseId, { isOnline = true, replaces = '' } = {}) {
    const number = this.#device.ledger.entries.size + 1;
    const id = `key${number}`;
    const mark = `${isGood ? 'good.' : refusedMark}${number}@example.org`;
    const form: EnrolmentForm = { ...sampleForm, email: mark };
    const confirmed: ConfirmedRequest = {
      id,
      courseId: course,
      formOf: course,
      form,
      request: { ...sampleRequest, email: mark },
    };
    const entry = this.#device.ledger.confirm(id, mark);
    this.#device.memory.drafts.set(course, { form, step: 1, changedAt: this.#device.world.now() });
    try {
      if (isOnline) {
        this.#submitted.add(id);
        await storeAndDeliver(confirmed, replaces || null, this.#environment, this.#foreground);
      } else await enqueue(confirmed, replaces || null, this.#environment);
    } catch {
      // The device refuses: it is sent all the same, and the page tells how that ended.
      entry.isUnkept = true;
      await this.#environment.attempt(confirmed.request, id);
    }
  }

  /** The visitor submits a request again that got no answer, or lets it go by itself. */
  again = (id: string) => {
    this.#submitted.add(id);
    return deliver(id, this.#environment, this.#foreground);
  };
  release = (id: string) =>
    this.#environment.store.update(id, (record) => released(record, this.#device.world.now()));

  withdraw = (id: string) =>
    this.#environment.store.takeBack(id, (record) => {
      if (!isWithdrawable(record)) return undefined;
      const entry = this.#device.ledger.entries.get(id);
      if (entry) entry.isWithdrawn = true;
      return { form: record.form, step: 1, changedAt: this.#device.world.now() };
    });
  discard = (id: string) =>
    this.#environment.store.update(id, (record) => {
      const entry = this.#device.ledger.entries.get(id);
      if (!entry || !isForgettable(record)) return undefined;
      entry.isDiscarded = true;
      return 'remove';
    });

  /** The visitor saves a copy, and sends it from elsewhere. */
  copy = async (id: string) => {
    const record = await this.#environment.store.update(id, handedOut);
    if (record && 'request' in record) await this.#sendElsewhere(record.request, id);
  };

  dispatch = (trigger: Exclude<Trigger, 'submitted'>) =>
    deliverDue(this.#environment, trigger, this.#announceIfSeen);
  look = async () => {
    if (this.life.isVisible) await announceDue(this.#environment, this.#announce);
  };
}
