import type { CalculatorService, CalculatorStandard } from '@portal/api-contract'

/** The service of that code; without a code the one of a standard that has no other. */
export function findService(
  { services }: CalculatorStandard,
  code: string | undefined,
): CalculatorService | undefined {
  if (code === undefined) return services.length === 1 ? services[0] : undefined
  return services.find((service) => service.code === code)
}
