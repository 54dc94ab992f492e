/** The file is no map of OpenStreetMap, or is damaged. */
export class MapFileInvalid extends Error {
  constructor(
    message: string,
    /** Where in the file, in bytes; null when that is not known. */
    readonly atByte: number | null = null,
    options?: ErrorOptions,
  ) {
    super(atByte === null ? message : `${message} (at byte ${atByte})`, options);
    this.name = 'MapFileInvalid';
  }
}
