/** Takes ours and the yardstick's measure in turn, `runs` times each, so that both meet the same moods of the machine. */
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
