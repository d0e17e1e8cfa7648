/** Values that are words already, such as cities and years, as options of a filter or a select. */
export const plainOptions = (values: readonly (string | number)[]): { value: string; label: string }[] =>
  values.map(String).map((value) => ({ value, label: value }))
