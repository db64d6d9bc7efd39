/** What every app shares: the session, the API client, the server's time, the theme, formats and safe text. */
export { useAction, type Action, type ActionOptions } from './actions/useAction';
export type { Answer, ApiError } from './api/answer.types';
export type { ApiClient, CallParts } from './api/client.types';
export { serverCompatibility, useNewVersion, useServerCompatibility } from './api/new-version';
export { useRoundTrip } from './api/round-trip';
export { serverNow, serverRate, useServerNow } from './api/server-time';
export { useBack, useShownBack, type Back } from './back/back';
export { byText } from './formats/by-text';
export { formatCountdown, formatIn } from './formats/countdown';
export {
  formatAnd,
  formatAverage,
  formatGain,
  formatLine,
  formatList,
  formatMoney,
  formatNumber,
  formatOdds,
  formatOr,
  formatChance,
  formatPercent,
  formatPlace,
  formatPoints,
  formatRange,
  formatRank,
  formatRate,
  formatRecord,
  formatSigned,
  formatSignedPercent,
  formatToPar,
  moneyDigits,
  inNumber,
  ordinal,
  plural,
} from './formats/figures';
export type { Instant } from './formats/instant';
export { epoch } from './formats/instant';
export { speakLine } from './formats/spoken';
export { dayKey, formatDate, formatDay, formatDayTime, formatLongDay, formatMonth, formatMonthDay, formatTime } from './formats/when';
export { must } from './must/must';
export { lazyPart, PartAttempt } from './page/lazy-part';
export { isPopup, openPopup, type PopupSize } from './popup/popup';
export { personBar } from './people/bar.styles';
export { keepPeople, useOwnMark, usePerson, usePersons, type Person } from './people/people.store';
export { personFill } from './theme/person-colors';
export { peopleChanged, usePeopleRead } from './people/usePeopleRead';
export { initials } from './people/initials.rules';
export { keepReceipt, type Receipt } from './proof/keepReceipt';
export type { SentPick } from './proof/kept.types';
export { LogAlarm } from './proof/LogAlarm';
export { shellRoutes } from './routes/shell-routes';
export { useApi, useSession } from './session/context';
export type { SessionState } from './session/session.types';
export { PagesProvider } from './session/PagesProvider';
export { SessionProvider } from './session/SessionProvider';
export { SignInProvider } from './session/SignInProvider';
export { askAhead } from './api/early';
export { storedAuthorization, type StoredAuthorization } from './api/stored-authorization';
export type {
  ConsolePlace,
  HomePlace,
  CheckPlace,
  LivePlace,
  ModelsPlace,
  Places,
  SettingsDraft,
  SettingsPlace,
  SlotComponent,
} from './slots/places.types';
export { Slot, type SlotProps } from './slots/Slot';
export { SlotProvider, useSlots, type SlotPiece, type SlotSource } from './slots/slot-source';
export { storedId, storeId, type StoredIdKey } from './storage/ids';
export { readStored, removeStored, writeStored } from './storage/storage';
export { sanitize } from './text/sanitize';
export { useTitle } from './text/useTitle';
export { createStore, useStore, type Store } from './store/create-store';
export { MuiTheme } from './theme/MuiTheme';
export { PageStyles } from './theme/PageStyles';
export { PoolhouseTheme } from './theme/PoolhouseTheme';
export { chosen, condensed, field, media, sans, token, type, type TokenName } from './theme/tokens';
export { useThemeMode } from './theme/useThemeMode';
export { TimeTo } from './time/TimeTo';
export { useFromNow } from './time/useFromNow';
export { useSecondsTo } from './time/useSecondsTo';
export { KIT_VERSION } from './version';
