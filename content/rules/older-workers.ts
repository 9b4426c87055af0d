/** Where sites have their service worker: an older one's may answer with that site's pages for ever. */
export const olderWorkers = [
  "sw", // Gatsby, Nuxt, Workbox, Preact
  "service-worker", // Create React App, Vue, Polymer
  "serviceWorker",
  "ngsw-worker", // Angular
  "firebase-messaging-sw",
  "OneSignalSDKWorker",
];
