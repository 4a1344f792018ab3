const harbors = ['Aarhus', 'Bergen', 'Gdynia', 'Porto', 'Rotterdam', 'Stockholm', 'Turku'];

/** Simulates a request. Requests of the first attempt fail, to show the error. */
export function findHarbors(text: string, attempt: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (attempt === 0) reject(new Error('503'));
      else resolve(harbors.filter((name) => name.toLowerCase().includes(text.toLowerCase())));
    }, 200);
  });
}
