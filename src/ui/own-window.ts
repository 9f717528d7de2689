const ownWindow = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay']
  .map((mode) => `(display-mode: ${mode})`)
  .join();

/** Whether the page runs as an installed app. */
export function hasOwnWindow(): boolean {
  // Safari's own word for it, older than the media feature.
  const isApp = 'standalone' in navigator && navigator.standalone === true;
  return isApp || matchMedia(ownWindow).matches;
}
