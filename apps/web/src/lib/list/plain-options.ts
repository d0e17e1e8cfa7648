/** Values that are words already, such as cities and years, as options of a filter or a select. */
export const plainOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }))
