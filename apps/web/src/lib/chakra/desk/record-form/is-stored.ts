/** Whether a record is stored just as it was sent, perhaps by a call whose answer was lost. */
export const isStored = <One, Values, Body>(
  { valuesOf, toBody }: { valuesOf: (record: One) => Values; toBody: (values: Values) => Body },
  record: One,
  body: Body,
): boolean => JSON.stringify(toBody(valuesOf(record))) === JSON.stringify(body)
