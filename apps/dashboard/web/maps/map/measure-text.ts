const HOUR_MIN = 60;

/** A distance for people, such as `850 m` or `2.4 km`. */
export function distanceText(metres: number): string {
  if (metres < 995) return `${metres < 100 ? Math.round(metres) : Math.round(metres / 10) * 10} m`;
  const kilometres = metres / 1000;
  return `${kilometres < 9.95 ? kilometres.toFixed(1) : Math.round(kilometres)} km`;
}

/** A time for people, such as `4 min` or `1 h 05 min`. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < HOUR_MIN) return `${minutes} min`;
  const rest = String(minutes % HOUR_MIN).padStart(2, '0');
  return `${Math.floor(minutes / HOUR_MIN)} h ${rest} min`;
}
