export { specimenAamva, specimenBarcode } from './specimen-barcode.js';
export { specimenPage, type SpecimenLook } from './specimen-page.js';
export { specimenZone, type SpecimenHolder } from './specimen-zone.js';
