import type { CourseId } from '../../../src/content/course-ids';
import { attemptDelivery, type Sendable } from '../../../src/enrolment/core/attempt';
import type { Database } from '../../../src/enrolment/core/database';
import { createDeviceStore, type DeviceStore, saveDraft } from '../../../src/enrolment/core/device';
import { changeRecord, discard, released } from '../../../src/enrolment/core/outbox';
import { openForPage } from '../../../src/enrolment/core/page-database';
import { takeAlerts, withdraw } from '../../../src/enrolment/core/receipts';
import type { UnsettledRecord } from '../../../src/enrolment/core/record';
import {
  confirmAndSend,
  deliverDue,
  type DeliveryEnvironment,
  type Trigger,
} from '../../../src/enrolment/core/send';
import { sampleForm, sampleRequest } from '../../unit/support/samples';
import type { ModelDevice } from './device';
import { falselyOffline, offline, refusedMark } from './model-server';
import type { Life } from './world';

/** The course whose form the visitor only types in. */
export const typingCourse = 3;

/** A page and its visitor, or the worker, which has no visitor. Both run the site's own modules. */
export class Page {
  readonly life: Life;
  /** True once the device has refused to store something for this page. */
  wasRefused = false;
  readonly database: Database;
  /** Keys of the requests and withdrawals that this page or worker has tried to send. */
  readonly sent = new Set<string>();
  /** Keys of the requests that the visitor submitted on this page. */
  readonly submitted = new Set<string>();
  /** Keys of the requests that the visitor deleted on this page. */
  readonly deleted = new Set<string>();
  /** True once the page has read the stored drafts. */
  hasRead = false;
  readonly #model: ModelDevice;
  readonly #device: DeviceStore;
  readonly #environment: DeliveryEnvironment;

  constructor(life: Life, model: ModelDevice) {
    const { world, server } = model;
    this.life = life;
    this.#model = model;
    const stored = model.openStore(life, () => {
      this.wasRefused = true;
    });
    // The browser may stop the worker at any time, so the worker keeps nothing in memory.
    this.database = life.isWorker ? stored : openForPage(stored);
    this.#device = createDeviceStore(this.database, world.now);
    const isOffline = () => server.weather === offline || server.weather === falselyOffline;
    const network = {
      host: '',
      fetch: server.createFetch(life),
      isOffline,
    };
    this.#environment = {
      device: this.#device,
      lock: model.createLock(life),
      attempt: async (record: Sendable) => {
        this.sent.add(record.id);
        return attemptDelivery(record, network);
      },
      isOnline: () => !isOffline(),
      now: world.now,
      random: () => 0.5,
      ...(!life.isWorker && {
        alerts: {
          canShow: () => life.isVisible,
          show: ({ id }) => model.ledger.showAlert(id, this),
        },
      }),
    };
  }

  /** Fills in and submits the form like a visitor, optionally replacing an earlier request. */
  async confirm(isGood: boolean, course: CourseId, isOnline: boolean, replaces: string | null) {
    const number = this.#model.ledger.entries.size + 1;
    const id = `key${number}`;
    const mark = `${isGood ? 'good.' : refusedMark}${number}@example.org`;
    const form = { ...sampleForm, email: mark };
    this.#model.ledger.confirm(id, mark, this);
    this.submitted.add(id);
    await this.#save(course, form);
    const request = { ...sampleRequest, email: mark };
    const confirmed = {
      id,
      courseId: course,
      title: 'Sample',
      formOf: course,
      form,
      request,
      language: 'en',
    } as const;
    await confirmAndSend({ confirmed, replaces, sendsNow: isOnline }, this.#environment);
  }

  /** Resubmits a held request unchanged, like a visitor. */
  resubmit = async ({ id, courseId, title, formOf, form, request }: UnsettledRecord) => {
    this.submitted.add(id);
    const { ledger } = this.#model;
    const next = `${id}-again${ledger.entries.size}`;
    ledger.confirm(next, form.email, this);
    this.submitted.add(next);
    const confirmed = { id: next, courseId, title, formOf, form, request, language: 'en' } as const;
    await confirmAndSend({ confirmed, replaces: id, sendsNow: true }, this.#environment);
  };

  release = (id: string) =>
    this.#device.change(changeRecord(id, (record) => released(record, this.#model.world.now())));

  withdraw = (id: string) => {
    this.#model.ledger.withdrawn.add(id);
    return this.#device.change(withdraw(id, this.#model.world.now()));
  };

  discard = (id: string) => {
    this.deleted.add(id);
    return this.#device.change(discard(id));
  };

  dispatch = (trigger: Trigger) => deliverDue(this.#environment, trigger);

  /** Shows alerts like `client/alerts.ts`. */
  showDueAlerts = async () => {
    if (!this.life.isVisible) return;
    for (const { id } of await this.#device.change(takeAlerts))
      this.#model.ledger.showAlert(id, this);
  };

  /** Types in a form that is open in several tabs. */
  type = () =>
    this.#save(typingCourse, {
      ...sampleForm,
      firstName: `Typed ${this.#model.world.trace.length}`,
    });

  /** Reads the device again, like a page that becomes visible. */
  async look(): Promise<void> {
    await this.database.read();
    this.hasRead = true;
  }

  /** Saves a draft. Resolves to false if the device refuses. */
  async #save(courseId: CourseId, form: typeof sampleForm): Promise<boolean> {
    const changedAt = this.#model.world.now();
    const draft = { title: 'Sample', form, step: 1, changedAt } as const;
    const hasRead = this.hasRead || courseId !== typingCourse;
    const save = { courseId, draft, erased: undefined, hasRead };
    return saveDraft(this.database, save).catch(() => false);
  }
}
