/** Words about the site as an app on the visitor's device. */
export const pwa = {
  offlineReady: {
    title: 'Ready to work offline',
    text: 'All pages of this site now open on this device without a connection.',
  },
  newVersion: {
    title: 'A new version is ready.',
    update: 'Update',
    updating: 'Updating…',
    unsaved:
      'The form on this page holds input that could not be saved on this device. Please finish or clear it first, then update.',
  },
} as const;
