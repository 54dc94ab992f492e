/** Operations that are not tried: what each makes, and why it is no trouble or is seen elsewhere. */
const REASONS: readonly (readonly [reason: string, operations: readonly string[]])[] = [
  [
    'A token that ends by itself soon; nobody holds the one whose answer was lost.',
    [
      'createAppExec',
      'createLiveNoteToken',
      'createMapToken',
      'createPlaybackToken',
      'createRoomToken',
      'createStreamToken',
      'createVpsConsole',
      'startIdentityLink',
    ],
  ],
  [
    'Half a sign-in may ask for it too, whose key is not kept; a factor that nobody confirms is forgotten.',
    ['addAccountFactor', 'addOwnFactor'],
  ],
  [
    'The one that is made takes the place of the one before.',
    [
      'createAppImageWebhook',
      'createDeployKey',
      'makeAccountRecoveryCodes',
      'makeOwnRecoveryCodes',
      'uploadKycDocument',
      'uploadKycSelfie',
    ],
  ],
  [
    'A code is answered again while it is pending, and sent again only after a while.',
    ['changeAccountEmail', 'requestMagicLink', 'signUpUser', 'startOwnContactLink'],
  ],
  [
    'What is given with it is good once, or linked once: another time is refused.',
    ['createVpsBackupCopy', 'linkUserIdentity', 'registerAccountPasskey', 'registerPasskey'],
  ],
  [
    'Asks for a state; where it is so already it is told so.',
    [
      'cancelAppRun',
      'cancelDeployment',
      'replayWebhookDelivery',
      'restoreAppVolume',
      'retryAsset',
      'submitKycCapture',
    ],
  ],
  [
    'Begun as `createVpsSnapshot`, `createVolume` or `createDatabaseBackup` is: one at a time on one thing.',
    [
      'attachNetwork',
      'attachVolume',
      'buildImage',
      'checkDatabaseBackup',
      'detachVolume',
      'forkDatabase',
      'growVolume',
      'rebootVps',
      'rebuildVps',
      'resizeDatabase',
      'resizeVps',
      'restoreDatabase',
      'restoreVpsSnapshot',
      'startVps',
      'stopVps',
      'upgradeDatabase',
    ],
  ],
  [
    'Needs something live, which nothing of the matrix is.',
    [
      'createAppRun',
      'createAppVolumeSnapshot',
      'createBroadcast',
      'promoteApp',
      'rollBackApp',
      'runAppCron',
      'scaleApp',
      'startRoomRecording',
    ],
  ],
  ['Needs a dispute, as `escrows.e2e-spec.ts` of pay makes one.', ['addEscrowEvidence']],
  ['Keys of the matrix are of live mode; there is one clock in each project.', ['createTestClock']],
  [
    'Taken in as `uploadMediaImage` and `createImage` are; what they fetch or send is large.',
    ['createMediaImage', 'uploadImage'],
  ],
];

/** The names of operations that are not tried. */
export const NOT_REPEATED: ReadonlySet<string> = new Set(
  REASONS.flatMap(([, operations]) => operations),
);
