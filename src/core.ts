export { contentId, FRAME_PREFIX } from './internal/contentId.ts';
export { DocsError } from './internal/DocsError.ts';
export { errorCodes, type ErrorCode, type ErrorText } from './internal/errorCodes.ts';
export { errorPageUrl } from './internal/errorPageUrl.ts';
export { explainError, type Explanation } from './errors/explainError.ts';
export { listOwnErrors } from './errors/listOwnErrors.ts';
export type {
  Clause,
  ClauseGroup,
  Criterion,
  CriterionGroup,
  CriterionVerdict,
  Finding,
  KnownCriterion,
  ManualNote,
  ProvenClause,
  UndecidedRule,
  Verdict,
  VerdictMode,
} from './evidence/evidence.types.ts';
export { summarizeVerdicts, type VerdictSummary } from './evidence/summarizeVerdicts.ts';
export { AXE_TAGS } from './evidence/axeTags.ts';
export { judgeCriterion } from './evidence/judgeCriterion.ts';
export { judgeProofs } from './evidence/judgeProofs.ts';
export {
  parseDecisions,
  parseEvidence,
  parseScreenshotResults,
  parseRecord,
  type Decision,
  type Evidence,
  type KeyStep,
  type VisualResult,
  type ModeResult,
  type ScreenshotResults,
  type StoryEvidence,
  type StoryRecord,
  type TestTier,
  testTier,
} from './evidence/evidenceShapes.ts';
export { findDecisions, listUndecided, writeRule } from './evidence/listUndecided.ts';
export { loadEvidence, WORKBENCH_EVIDENCE, type LoadedEvidence } from './evidence/loadEvidence.ts';
export { loadProofRun, WORKBENCH_PROOFS } from './evidence/loadProofRun.ts';
export {
  parseProofRun,
  type Proof,
  type ProofRun,
  type ProofStatus,
} from './evidence/proofShapes.ts';
export { shortenCommit } from './evidence/shortenCommit.ts';
export { tierCommands } from './evidence/tierCommands.ts';
export { writeKeys } from './evidence/writeKeys.ts';
export type { ErrorEntry, ErrorTable } from './errors/errorTable.types.ts';
export { createStore, type Store } from './internal/createStore.ts';
export { memoize } from './internal/memoize.ts';
export { oncePerSignal } from './internal/oncePerSignal.ts';
export { acceptPort } from './internal/acceptPort.ts';
export { escapeHtml, unescapeHtml } from './internal/escapeHtml.ts';
export { isEncodedImage } from './internal/isEncodedImage.ts';
export { findClosest } from './internal/findClosest.ts';
export { createTranslator, type Dictionary, type Translate } from './i18n/createTranslator.ts';
export { dictionaryLanguage } from './i18n/dictionaryLanguage.ts';
export {
  DEFAULT_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  localizePathname,
  markedLanguage,
  type Language,
} from './i18n/languages.ts';
export {
  identifyProduct,
  PRODUCT_CATEGORIES,
  type IdentifiedProduct,
  type ProductCategoryId,
  type ProductId,
} from './product/identifyProduct.ts';
export {
  cleanPathname,
  isRoutable,
  normalizePathname,
  type NormalizedPath,
} from './product/normalizePathname.ts';
export { buildRedirects, findRedirect, type Redirect } from './product/redirects.ts';
export { HOST_LIMITS, planHostRules, writeHostRules } from './product/hostRules.ts';
export { decodePathname, encodePathname } from './internal/encodePathname.ts';
export { buildNavTree } from './nav/buildNavTree.ts';
export { localizeNav } from './nav/localizeNav.ts';
export { findNeighbors, flattenNav } from './nav/flattenNav.ts';
export { foldPlanned } from './nav/foldPlanned.ts';
export { unflagPlanned } from './nav/unflagPlanned.ts';
export type { NavEntry, NavNode, NavPage } from './nav/nav.types.ts';
export { titleFromPathname } from './nav/titleFromPathname.ts';
export { MESSAGE_LIMIT, PLAY_PATHS } from './editor/editor.constants.ts';
export { COMMENT_LIMIT } from './feedback/feedback.constants.ts';
export { feedbackSchema, type Feedback } from './feedback/feedbackSchema.ts';
export type { Ad } from './ad/ad.types.ts';
export { inHouseAds } from './ad/inHouseAds.ts';
export { expandPixels } from './ad/expandPixels.ts';
export { isCrawler } from './ad/isCrawler.ts';
export { isSafeAdUrl } from './ad/isSafeAdUrl.ts';
export { parseAdFeed } from './ad/parseAdFeed.ts';
export { sanitizeAdMarkup } from './ad/adMarkup.ts';
export { AD_PATHS, AD_URL_LIMIT, DISPLAY_RATIO } from './ad/ad.constants.ts';
export { highlightCode, highlightPreview, CODE_LANGUAGES } from './code/highlightCode.ts';
export { hasPreview, type CodePreview } from './code/codePreview.ts';
export { PACKAGE_MANAGER_KEY } from './code/code.constants.ts';
export { countLines, type LineMark, type LineMarks } from './code/codeLines.ts';
export {
  derivePackageCommands,
  PACKAGE_MANAGERS,
  type PackageManager,
} from './code/derivePackageCommands.ts';
export type { CodeLanguage } from './code/code.constants.ts';
export { groupProducts } from './product/groupProducts.ts';
export type { ProductData, VersionLink } from './product/product.types.ts';
export { TEMPLATES } from './page/templates.constants.ts';
export type {
  PageData,
  PageHeading,
  InsteadLink,
  ComponentChoice,
  PageLink,
  PageTab,
  TestSummary,
} from './page/pageData.types.ts';
export { listLinkedDemos } from './api-reference/listLinkedDemos.ts';
export type * from './api-reference/apiReference.types.ts';
export {
  addCoverage,
  countCoverage,
  toPercent,
  type Coverage,
} from './api-reference/countCoverage.ts';
export { CALLOUT_SEVERITIES } from './prose/callout.constants.ts';
export { storyHref } from './demo/storyHref.ts';
export {
  listEntries,
  namesSchema,
  searchIndexSchema,
  type NamesFile,
  type SearchProduct,
} from './search/namesFile.ts';
export { listAlternatives } from './search/listAlternatives.ts';
export { createNameSearch, groupRows, type NameSearch } from './search/createNameSearch.ts';
export { listWords } from './search/listWords.ts';
export { STOP_WORDS } from './search/queryWords.constants.ts';
export { createTextSearch, type TextPorts, type TextResult } from './search/createTextSearch.ts';
export { listTerms } from './search/listTerms.ts';
export { mergeResults } from './search/mergeResults.ts';
export {
  blockSchema,
  RELEVANCE_STEPS,
  termsFileSchema,
  textsFilePath,
  textsIndexSchema,
  textsPath,
  type TermsFile,
  type TextBlock,
  type TextsIndex,
} from './search/textsFile.ts';
export { writeDemoTitle } from './demo/writeDemoTitle.ts';
export { findParts } from './anatomy/findParts.ts';
export { listParts } from './anatomy/listParts.ts';
export type { FoundPart, Part, PartPlace } from './anatomy/anatomy.types.ts';
export { writeOverrides } from './anatomy/writeOverrides.ts';
export { splitUnion } from './api-reference/splitUnion.ts';
export { fillLabel } from './api-reference/fillLabel.ts';
export {
  groupChanges,
  listChangeHeadings,
  listChangeIds,
  type GroupedChanges,
} from './api-reference/groupChanges.ts';
export { listApiHeadings, listHookHeadings } from './api-reference/apiHeadings.ts';
export {
  apiSections,
  classAnchor,
  exportAnchor,
  parameterAnchor,
  propAnchor,
  returnValueAnchor,
  sectionAnchor,
  toComponentSlug,
} from './api-reference/apiAnchors.ts';
export {
  createSettingsStore,
  type SettingsPorts,
  type SettingsStore,
} from './settings/createSettingsStore.ts';
export { contrastRatio, parseHex } from './settings/color.ts';
export { parseChoices } from './settings/parseChoices.ts';
export { readCookie } from './settings/readCookie.ts';
export { userVariables } from './settings/userVariables.ts';
export { resolveCodeStyling, resolveCodeVariant } from './settings/resolveCode.ts';
export { themePresets } from './settings/themePresets.ts';
export { themeSettingsReducer } from './settings/themeSettingsReducer.ts';
export { parseColorMode } from './settings/parseColorMode.ts';
export { resolveColorMode } from './settings/resolveColorMode.ts';
export {
  CHOICES_STORAGE_KEY,
  CODE_STYLINGS,
  DEFAULT_CODE_STYLING,
  initialChoices,
  initialThemeSettings,
  MODE_STORAGE_KEY,
  STYLING_SLUGS,
} from './settings/settings.constants.ts';
export type * from './settings/settings.types.ts';
export { preloadedFont } from './theme/fontFaces.ts';
export {
  exportName,
  shapesFile,
  themesOf,
  type IconIndex,
  type IconShape,
  type IconShapes,
} from './icon-search/iconFiles.ts';
export {
  ICON_THEMES,
  SHAPES_PER_FILE,
  type IconTheme,
} from './icon-search/iconSearch.constants.ts';
export { listNameWords } from './icon-search/listNameWords.ts';
