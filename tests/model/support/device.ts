import { emptyDevice, type MemoryDevice } from '../../unit/support/memory-outbox';
import { Ledger } from './ledger';
import { ModelLocks } from './model-locks';
import { ModelServer } from './model-server';
import { Page } from './page';
import { World } from './world';

/** The visitor's device: what it stores, its browser, and who runs in that. */
export class Device {
  readonly world = new World();
  readonly memory: MemoryDevice = emptyDevice();
  readonly server = new ModelServer(this.world);
  readonly locks: ModelLocks;
  readonly ledger: Ledger;
  readonly pages: Page[] = [];

  constructor(hasLocks: boolean) {
    this.locks = new ModelLocks(this.world, hasLocks);
    this.ledger = new Ledger(this);
  }

  open(kind: string, { isVisible }: { isVisible: boolean }): Page {
    const name = `${kind}-${this.pages.length + 1}`;
    const life = { name, isVisible, isFrozen: false, hasCrashed: false };
    const page = new Page(life, this);
    this.pages.push(page);
    this.world.log(life, 'starts');
    return page;
  }

  crash({ life }: Page): void {
    this.world.crash(life);
    this.locks.releaseAllOf(life);
  }
}
