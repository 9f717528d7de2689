/** As much of a browser's storage as the site uses: what it holds are its own properties. */
class MemoryStorage {
  [key: string]: unknown;

  get length() {
    return Object.keys(this).length;
  }

  clear() {
    for (const key of Object.keys(this)) delete this[key];
  }

  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }

  setItem(key: string, value: string) {
    this[key] = value;
  }

  removeItem(key: string) {
    delete this[key];
  }
}

export const memoryStorage = (content: Record<string, string> = {}) =>
  Object.assign(new MemoryStorage(), content);
