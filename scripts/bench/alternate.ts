/** Measures the yardstick and ours in turn, `runs` times each, so that a load on the machine slows both alike. */
export async function alternate(
  runs: number,
  { ours, yardstick }: { ours: (run: number) => Promise<number>; yardstick: (run: number) => Promise<number> },
): Promise<{ values: number[]; yardsticks: number[] }> {
  const values: number[] = [];
  const yardsticks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    yardsticks.push(await yardstick(run));
    values.push(await ours(run));
  }
  return { values, yardsticks };
}
