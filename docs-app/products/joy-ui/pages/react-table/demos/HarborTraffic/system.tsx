import Table from '@mui/joy/Table';

const rows = [
  { harbor: 'Bergen', quarters: [120, 180, 210, 140] },
  { harbor: 'Turku', quarters: [60, 90, 130, 70] },
];

export default function HarborTraffic() {
  return (
    <Table aria-label="Ships per quarter" borderAxis="bothBetween" size="sm" sx={{ maxWidth: 480 }}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Harbor
          </th>
          <th scope="colgroup" colSpan={2}>
            First half
          </th>
          <th scope="colgroup" colSpan={2}>
            Second half
          </th>
        </tr>
        <tr>
          <th scope="col">Q1</th>
          <th scope="col">Q2</th>
          <th scope="col">Q3</th>
          <th scope="col">Q4</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ harbor, quarters }) => (
          <tr key={harbor}>
            <th scope="row">{harbor}</th>
            {quarters.map((ships) => (
              <td key={ships}>{ships}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
