/** What a screen asks of the device it is shown on; fetched by the screens that need it. */
export { csvOf, fileNameOf, type CsvCell } from './csv/csv.rules';
export { saveFile } from './csv/save-file';
export { Downloads, type DownloadsProps } from './download/Downloads';
export type { Table } from './download/tables.types';
export { QrCode } from './qr/QrCode';
export { usePush, type Push } from './push/usePush';
export type { PushState } from './push/push-calls';
