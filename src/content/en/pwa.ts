export const pwa = {
  offlineReady: {
    title: 'Ready to work offline',
    text: 'Every page in English now works offline on this device.',
  },
  newVersion: {
    title: 'A new version is ready.',
    update: 'Update',
    updating: 'Updating…',
    unsaved:
      'The form on this page has entries that couldn’t be saved on this device. Please send or clear it first, then update.',
  },
} as const;
