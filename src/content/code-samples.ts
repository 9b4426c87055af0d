/**
 * The hero's three samples. Short on purpose: five lines of at most 37 characters leave the light
 * at the end of the arches to be seen, and fit a phone without scrolling.
 */
export const codeSamples = [
  {
    id: "frontend",
    label: "Frontend",
    code: `export function Gate({ idea }) {
  const product = useCraft(idea);
  return <Launch on="time"
    with={product} />;
}`,
  },
  {
    id: "backend",
    label: "Backend",
    code: `app.post("/orders", async (req) => {
  const order = parse(req.body);
  await db.save(order); // or nothing
  return receipt(order);
});`,
  },
  {
    id: "database",
    label: "Database",
    code: `select customer_id, count(*) as late
from orders
where shipped_at is null
group by customer_id
order by late desc;`,
  },
] as const;
