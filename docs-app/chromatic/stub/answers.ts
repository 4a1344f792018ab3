/** A build that Chromatic has of an earlier commit. */
export interface Ancestor {
  commit: string;
  committedAt: number;
}

export interface AnswerOptions {
  /** Address of this stub, where files are sent to. */
  url: string;
  ancestor: Ancestor | undefined;
  /** How the build ends: PASSED, or PENDING while nobody has accepted its changes. */
  status: string;
}

export type Variables = Record<string, unknown>;

type Answer = (variables: Variables, options: AnswerOptions) => unknown;

const FEATURES = { uiTests: true, uiReview: true, isReactNativeApp: false };
const COUNTS = { specCount: 2, componentCount: 2, testCount: 2, changeCount: 0, errorCount: 0 };
const NOTHING_RUNS = { actualTestCount: 0, actualCaptureCount: 0, inheritedCaptureCount: 0 };
const SITE = { manageUrl: 'http://127.0.0.1/', setupUrl: 'http://127.0.0.1/' };

const verified = {
  ...{ id: 'build', number: 7, status: 'IN_PROGRESS', webUrl: 'http://127.0.0.1/build' },
  ...COUNTS,
  ...NOTHING_RUNS,
  ...{ interactionTestFailuresCount: 0, browsers: [], features: FEATURES, tests: [] },
  ...{ autoAcceptChanges: false, turboSnapEnabled: true, wasLimited: false },
  app: { ...SITE, account: null, repository: null },
};

/** What the index answers to each operation that the CLI asks for, in the order in which it asks. */
export const answers: Readonly<Record<string, Answer>> = {
  CreateAppTokenMutation: () => ({ appToken: 'app-token' }),
  CLIAppInfo: () => ({ app: { features: { isReactNativeApp: false } } }),
  FirstCommittedAtQuery: (_variables, { ancestor }) => ({
    app: { firstBuild: ancestor ?? null, lastBuild: ancestor ?? null },
  }),
  HasBuildsWithCommitsQuery: ({ commits }, { ancestor }) => ({
    app: {
      hasBuildsWithCommits: (commits as string[]).filter((commit) => commit === ancestor?.commit),
    },
  }),
  MergeCommitsQuery: () => ({ app: { mergedPullRequests: [] } }),
  LastBuildQuery: () => ({ app: { isOnboarding: false, lastBuild: null } }),
  BaselineCommitsQuery: (_variables, { ancestor }) => ({
    app: { baselineBuilds: ancestor ? [toBaseline(ancestor)] : [] },
  }),
  AnnounceBuildMutation: ({ input }) => ({
    announceBuild: {
      ...{ id: 'build', number: 7, browsers: ['CHROME'], status: 'ANNOUNCED' },
      ...{ autoAcceptChanges: (input as Variables)['autoAcceptChanges'], reportToken: 'report' },
      features: FEATURES,
      app: { id: 'app', turboSnapAvailability: 'AVAILABLE', isOnboarding: false },
    },
  }),
  BuildUploadHashes: () => ({
    buildUploadHashes: { build: { turboSnapStatus: 'UNUSED', turboSnapMechanism: 'FILE_BASED' } },
  }),
  UploadBuildMutation: (_variables, { url }) => ({
    uploadBuild: {
      info: {
        sentinelUrls: [],
        targets: [toTarget(url, 'iframe.html')],
        zipTarget: toTarget(url, 'workbench.zip'),
      },
      build: { id: 'build', status: 'ANNOUNCED', ancestorBuilds: [] },
      userErrors: [],
    },
  }),
  PublishBuildMutation: () => ({
    publishBuild: { status: 'PUBLISHED', storybookUrl: 'http://127.0.0.1/workbench' },
  }),
  StartedBuildQuery: () => ({
    app: { build: { startedAt: 1, failureReason: null, upgradeBuilds: [] } },
  }),
  VerifyBuildQuery: () => ({ app: { build: verified } }),
  SnapshotBuildQuery: (_variables, { status }) => ({
    app: { build: { id: 'build', ...COUNTS, status, completedAt: 1, autoAcceptChanges: false } },
  }),
  UploadMetadataMutation: () => ({ uploadMetadata: { info: { targets: [] }, userErrors: [] } }),
};

function toBaseline({ commit, committedAt }: Ancestor) {
  return {
    ...{ id: 'earlier', number: 6, status: 'PASSED', commit, committedAt, changeCount: 0 },
    ...{ uncommittedHash: null, isLocalBuild: false },
  };
}

function toTarget(url: string, filePath: string) {
  return {
    contentType: 'text/html',
    fileKey: '',
    filePath,
    formAction: `${url}/files`,
    formFields: {},
  };
}
