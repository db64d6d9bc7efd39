/** A roof over water: the poolhouse. */
export function Mark({ size = 28 }: { size?: number }) {
  const wave = (y: number) => `M5 ${y}q2.33-2 4.67 0t4.67 0 4.67 0 4.67 0`;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="none"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path stroke="#8FB4FF" d="m3 9 11-6.5L25 9" />
      <path stroke="currentColor" d={`${wave(14)}${wave(19)}${wave(24)}`} />
    </svg>
  );
}
